import type { CreateDevServerArgs } from 'gatsby';
import { extendPreview } from '../features/preview/problem-channel';
import { refuseStrangers } from './refuse-strangers';

/** Gatsby's hook: what the preview's server answers besides Gatsby's own, and to whom. */
export async function onCreateDevServer(args: CreateDevServerArgs): Promise<void> {
  await refuseStrangers(args);
  extendPreview(args);
}
