import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PICTURE_CLAIM_AGE, PICTURE_CLAIM_PAUSE } from '../../limits';
import { fromProject } from '../../paths';

/**
 * Runs `work` while no other process of this build runs work of the same name, since several of Gatsby's processes may ask for a page's pictures.
 * This only avoids duplicate work, which would give the same result, so the claim of a crashed process expires after `PICTURE_CLAIM_AGE`.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const claim = fromProject('.cache/halflight-pictures', name);
  await mkdir(dirname(claim), { recursive: true });
  while (!(await take(claim))) await wait(PICTURE_CLAIM_PAUSE);
  try {
    return await work();
  } finally {
    await rm(claim, { force: true });
  }
}

async function take(claim: string): Promise<boolean> {
  try {
    await writeFile(claim, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const { mtimeMs } = await stat(claim).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > PICTURE_CLAIM_AGE) await rm(claim, { force: true });
    return false;
  }
}
