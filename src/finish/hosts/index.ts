// Written by `npm run derive` from the files beside it.
import { cloudflare } from './cloudflare';
import { github } from './github';
import type { Host } from './host';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { vercel } from './vercel';

export const hosts: readonly Host[] = [cloudflare, github, netlify, nginx, vercel];
