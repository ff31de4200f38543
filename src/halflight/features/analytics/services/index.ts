// Written by `npm run derive` from the files beside it.
import { cloudflare } from './cloudflare';
import { fathom } from './fathom';
import { goatcounter } from './goatcounter';
import { matomo } from './matomo';
import { plausible } from './plausible';
import { umami } from './umami';

export const services = { cloudflare, fathom, goatcounter, matomo, plausible, umami } as const;
