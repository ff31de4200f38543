import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from '../halflight/pack/pack-packages';

/**
 * The command `npm run create`, for as long as no registry has our packages: packs them as they are in this workspace, and makes a site that takes them
 * with it.
 */
const folder = mkdtempSync(join(tmpdir(), 'halflight-packed-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.HALFLIGHT_TARBALLS = JSON.stringify(
  Object.fromEntries(packPackages(['halflight', 'halflight-import'], folder)),
);
void import('./cli');
