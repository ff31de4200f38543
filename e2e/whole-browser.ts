import config from '../playwright.config';
import { findWholeBrowser } from '../src/cli/ensure-browser';

const executablePath = findWholeBrowser();

/** Starts the browser that visitors have, for `test.use({ launchOptions })`: the headless shell fetches no page ahead and keeps none for "back". */
export const wholeBrowser = { ...config.use?.launchOptions, ...(executablePath && { executablePath }) };
