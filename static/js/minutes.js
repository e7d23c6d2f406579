// Refreshes a page every minute, because the times on it change even if nothing happens.

import { look } from "./page.js";

const MINUTE = 60_000;

// A failed refresh is not reported here: the page's stream fails too, and reports it.
setInterval(() => document.hidden || look().catch(() => {}), MINUTE);
