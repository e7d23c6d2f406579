// What a page says of time goes on although nothing happens: it is looked at again every minute.

import { look } from "./page.js";

const MINUTE = 60_000;

// A look that fails says nothing: the stream of the page notices it too, and tells.
setInterval(() => document.hidden || look().catch(() => {}), MINUTE);
