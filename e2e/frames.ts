import { expect, type CDPSession, type Page } from '@playwright/test';
import sharp from 'sharp';
import { toRgb } from './colours';

/** Records every frame that is painted. Returns a function that resolves to the colour at each frame's top left corner, once `until` is seen. */
export async function recordCorners(page: Page): Promise<(until: string) => Promise<string[]>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const corners: Promise<string>[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    corners.push(cornerOf(Buffer.from(data, 'base64')));
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return async (until) => {
    await expect.poll(() => Promise.all(corners), { message: `a frame in ${until}` }).toContain(until);
    await page.waitForTimeout(300);
    await session.send('Page.stopScreencast');
    return Promise.all(corners);
  };
}

async function cornerOf(frame: Buffer): Promise<string> {
  const { data } = await sharp(frame)
    .extract({ left: 1, top: 1, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toRgb(`#${data.toString('hex')}`);
}

/** How far a colour channel may differ, out of 255, without anyone noticing: drawing the same thing twice may change smooth edges this much. */
const UNSEEN = 32;

/** How many pixels of two screenshots differ visibly. `Infinity` if the screenshots differ in size. */
export async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (first?.length !== second?.length) return Infinity;
  const differing = new Set<number>();
  first?.forEach((value, index) => {
    if (Math.abs(value - (second?.[index] ?? 0)) > UNSEEN) differing.add(Math.floor(index / 3));
  });
  return differing.size;
}
