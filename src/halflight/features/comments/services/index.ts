// Written by `npm run derive` from the files beside it.
import { giscus } from './giscus';
import { remark42 } from './remark42';
import { waline } from './waline';

export const services = { giscus, remark42, waline } as const;
