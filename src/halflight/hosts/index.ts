// Written by `npm run derive` from the files beside it.
import { cloudflare } from './cloudflare';
import { github } from './github';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { vercel } from './vercel';

export const hosts = { cloudflare, github, netlify, nginx, vercel } as const;
