import { expect, type CDPSession, type Page } from '@playwright/test';
import sharp from 'sharp';

/** The colour of the mark that ends a recording, which no page has. */
const MARK = 'rgb(255, 0, 254)';

/**
 * Records every painted frame. Returns a function that resolves to the colour of each frame's top left corner, once `until` has appeared there and the
 * page has been painted in its current state.
 */
export async function recordCorners(page: Page): Promise<(until: string) => Promise<string[]>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const frames: Promise<{ top: string; bottom: string }>[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(cornersOf(Buffer.from(data, 'base64')));
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  const cornersAt = async (side: 'top' | 'bottom') => (await Promise.all(frames)).map((frame) => frame[side]);
  return async (until) => {
    await expect.poll(() => cornersAt('top'), { message: `a frame in ${until}` }).toContain(until);
    // The frame that shows this mark follows all that the page had to paint before.
    await page.evaluate((background) => {
      const mark = document.body.appendChild(document.createElement('i'));
      Object.assign(mark.style, { position: 'fixed', zIndex: '9', left: '0', bottom: '0', background });
      Object.assign(mark.style, { inlineSize: '8px', blockSize: '8px' });
      mark.dataset.mark = '';
    }, MARK);
    await expect.poll(() => cornersAt('bottom'), { message: 'the frame with the mark' }).toContain(MARK);
    await session.send('Page.stopScreencast');
    await page.locator('[data-mark]').evaluate((mark) => mark.remove());
    return cornersAt('top');
  };
}

async function cornersOf(frame: Buffer): Promise<{ top: string; bottom: string }> {
  const { data, info } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const from = (y * info.width + x) * 3;
    return `rgb(${data.subarray(from, from + 3).join(', ')})`;
  };
  return { top: colourAt(1, 1), bottom: colourAt(1, info.height - 2) };
}

/** How much a colour channel may differ, out of 255, without anyone noticing: drawing the same thing twice may change antialiased edges this much. */
const UNSEEN = 32;

/** How many pixels of two screenshots differ visibly. `Infinity` if their sizes differ. */
export async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (first?.length !== second?.length) return Infinity;
  const differing = new Set<number>();
  first?.forEach((value, index) => {
    if (Math.abs(value - (second?.[index] ?? 0)) > UNSEEN) differing.add(Math.floor(index / 3));
  });
  return differing.size;
}
