// The projector's sound when the last minute of a block begins, and when it is over. Browsers make no sound until somebody has asked for
// it.

const button = () => document.querySelector(".wall-sound");
let sound = null;
let isOn = false;

/** Plays tones of these frequencies one after the other, with a short rest in between. */
function play(tones) {
    if (!isOn) return;
    tones.forEach((pitch, place) => {
        const [tone, volume] = [sound.createOscillator(), sound.createGain()];
        const begin = sound.currentTime + place * 0.45;
        tone.frequency.value = pitch;
        volume.gain.setValueAtTime(0.4, begin);
        volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.4);
        tone.connect(volume).connect(sound.destination);
        tone.start(begin);
        tone.stop(begin + 0.4);
    });
}

/** Updates the button: the head of the page is replaced with each event. */
function show() {
    if (!button()) return;
    button().hidden = false;
    button().setAttribute("aria-pressed", String(isOn));
}

async function toggle() {
    sound ??= new AudioContext();
    isOn = !isOn;
    show();
    await (isOn ? sound.resume() : sound.suspend());
    play([880]);
}

document.addEventListener("click", (event) => {
    if (event.target.closest(".wall-sound")) toggle();
});
document.addEventListener("fresh", show);
document.addEventListener("clock-soon", () => play([660, 660]));
document.addEventListener("clock-over", () => play([880, 880, 880]));
show();
