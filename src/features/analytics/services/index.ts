// Written by `npm run derive` from the files beside it.
import { goatcounter } from './goatcounter';
import { plausible } from './plausible';
import { umami } from './umami';

export const services = { goatcounter, plausible, umami } as const;
