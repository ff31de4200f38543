// Written by `npm run derive` from the files beside it.
import { giscus } from './giscus';
import { remark42 } from './remark42';

export const frames = { giscus, remark42 } as const;
