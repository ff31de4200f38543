import type { CreateDevServerArgs } from 'gatsby';
import { extendPreview } from '../features/preview/problem-channel';
import { commitAtOnce } from './commit-at-once';
import { followStaticFiles } from './follow-static-files';
import { refuseStrangers } from './refuse-strangers';

/** Gatsby's hook: what the preview's server answers besides Gatsby's own, and to whom; that it shows a change without waiting, and no file that is gone. */
export async function onCreateDevServer(args: CreateDevServerArgs): Promise<void> {
  await refuseStrangers(args);
  extendPreview(args);
  commitAtOnce(args);
  followStaticFiles();
}
