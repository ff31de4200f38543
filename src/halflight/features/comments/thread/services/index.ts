// Written by `npm run derive` from the files beside it.
import { bluesky } from './bluesky';
import { mastodon } from './mastodon';

export const services = { bluesky, mastodon } as const;
