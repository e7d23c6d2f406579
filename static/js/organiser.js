// Shows organisers the way from public pages to theirs. Public pages are the same for everybody; the device remembers the club whose pages it
// showed to an organiser last, and sends that to nobody. The links give no right: the pages behind them ask who is there.

const KEY = "organises";

function known() {
    try {
        return localStorage.getItem(KEY);
    } catch {
        return null;
    }
}

function keep(club) {
    try {
        if (club) localStorage.setItem(KEY, club);
        else localStorage.removeItem(KEY);
    } catch {
        // Private windows of some browsers keep nothing.
    }
}

const { organises } = document.body.dataset;
if (organises !== undefined) keep(organises);
addEventListener("submit", (event) => {
    if (new URL(event.target.action).pathname === "/logout") keep("");
});

const club = document.querySelector("[data-club]")?.dataset.club;
document.documentElement.classList.toggle("organises", Boolean(club) && club === known());
