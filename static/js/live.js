// A page that keeps itself up to date.

import { look, stream, told } from "./page.js";
import { follow } from "./stream.js";

follow(stream, { version: told }, look);
