import config from '../playwright.config';
import { findWholeBrowser } from '../src/halflight/cli/ensure-browser';

const executablePath = findWholeBrowser();

/** Launches the full browser, for `test.use`: the headless shell neither fetches pages ahead nor has a back/forward cache. */
export const wholeBrowser = { ...config.use?.launchOptions, ...(executablePath && { executablePath }) };
