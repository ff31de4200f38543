import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from '../halflight/pack/pack-packages';

/**
 * The command `npm run create`, needed until our packages are in a registry: packs them as they are in this workspace, and creates a site that
 * includes the packed files.
 */
const folder = mkdtempSync(join(tmpdir(), 'halflight-packed-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.HALFLIGHT_TARBALLS = JSON.stringify(
  Object.fromEntries(packPackages(['halflight', 'halflight-import'], folder)),
);
void import('./cli');
