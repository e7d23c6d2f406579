//! Missing test tools are reported in one sentence, before anything is compiled.

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the path of a command on this machine.
fn place_of(name: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap();
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.exists()).expect(name)
}

/// Runs a test script with no commands except shell builtins and these.
fn run_with(commands: &[&str], script: &str, arguments: &[&str]) -> Output {
    let folder = TempDir::new().unwrap();
    for name in commands {
        symlink(place_of(name), folder.path().join(name)).unwrap();
    }
    let mut run = Command::new(place_of("bash"));
    run.arg(root().join(script)).args(arguments).env_clear().env("PATH", folder.path());
    run.output().unwrap()
}

#[test]
fn missing_tools_are_named_if_not_installable() {
    for (arguments, packages) in [
        (["tests"], &["chromium", "npm", "strace"][..]),
        (["front-end"], &["npm"]),
        (["lint"], &["python3-venv"]),
        (["release"], &["buildah", "debhelper"]),
    ] {
        let told = run_with(&["id", "grep"], "tests/install-tools.sh", &arguments);
        let sentence = String::from_utf8(told.stderr).unwrap();
        assert_eq!(told.status.code(), Some(1), "{sentence}");
        assert_eq!(sentence.lines().count(), 1, "{sentence}");
        for package in packages {
            assert!(sentence.contains(package), "no {package}: {sentence}");
        }
    }
}

#[test]
fn tools_are_checked_before_compiling() {
    for (target, tools, cargo) in
        [("test", "tests/install-tools.sh", "cargo test"), ("lint", "tests/install-tools.sh lint", "cargo ")]
    {
        let mut plan = Command::new("make");
        // Plans as for a fresh checkout, independently of the make that runs this test.
        plan.args(["--dry-run", "--always-make", target])
            .current_dir(root())
            .env_remove("MAKEFLAGS")
            .env_remove("CARGO");
        let plan = String::from_utf8(plan.output().unwrap().stdout).unwrap();
        let [tools, cargo] =
            [tools, cargo].map(|step| plan.find(step).unwrap_or_else(|| panic!("no {step}: {plan}")));
        assert!(tools < cargo, "{plan}");
    }
}

#[test]
fn compose_files_name_this_version() {
    let image = concat!("    image: lastcard:", env!("CARGO_PKG_VERSION"), "\n");
    for file in ["compose.yaml", "packaging/federation/compose.yaml"] {
        let text = std::fs::read_to_string(root().join(file)).unwrap();
        assert!(text.contains(image), "{file} lacks {image}");
    }
}
