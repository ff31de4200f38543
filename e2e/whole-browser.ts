import config from '../playwright.config';
import { findWholeBrowser } from '../src/halflight/cli/ensure-browser';

const executablePath = findWholeBrowser();

/** Launches the browser that visitors have, for `test.use`: the headless shell neither fetches pages ahead nor caches them for "back". */
export const wholeBrowser = { ...config.use?.launchOptions, ...(executablePath && { executablePath }) };
