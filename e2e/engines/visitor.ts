import { expect } from '@playwright/test';
import { originOf, prefixOf, type SiteName } from '../sites';
import { startEngine, type Session } from './web-driver';
import type { Engine } from './ensure-engines';

/** The keys that WebDriver represents by private-use characters. */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ArrowLeft: '\uE012' } as const;

/** The key by which WebDriver tells an element reference from other objects. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A visitor to a site in a browser of some engine. */
export class Visitor {
  private constructor(private readonly session: Session) {}

  static async of(engine: Engine): Promise<Visitor> {
    return new Visitor(await startEngine(engine));
  }

  leave(): Promise<void> {
    return this.session.end();
  }

  /** Opens a page of a site, and waits until it has loaded. */
  async open(path: string, site: SiteName = 'main'): Promise<void> {
    await this.session.send('navigate', { url: originOf(site) + prefixOf(site) + path });
  }

  async back(): Promise<void> {
    await this.session.send('back');
  }

  /** Resizes the window until the viewport has this size in CSS pixels: a window also has a frame and toolbars. */
  async resize(width: number, height: number): Promise<void> {
    let [outerWidth, outerHeight] = [width, height];
    for (let tries = 0; tries < 3; tries += 1) {
      await this.session.send('resize', { width: outerWidth, height: outerHeight });
      await expect.poll(() => this.run(() => innerWidth > 0)).toBe(true);
      const inner = await this.run(() => ({ width: innerWidth, height: innerHeight }));
      if (inner.width === width && inner.height === height) return;
      outerWidth += width - inner.width;
      outerHeight += height - inner.height;
    }
  }

  /** Runs a function in the page, like Playwright's `evaluate`. Its result, awaited, has to be JSON. */
  async run<Result, Args extends unknown[]>(body: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    const script = `return (${body.toString()})(...arguments)`;
    const send = () => this.session.send('execute', { script, args });
    let result: unknown;
    // A page that is being left may not respond; then the next one is asked.
    await expect(async () => {
      result = await send();
    }).toPass({ timeout: 10_000 });
    return result as Awaited<Result>;
  }

  /** The rendered text of the first element that a selector matches. */
  text(selector: string): Promise<string | undefined> {
    return this.run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText, selector);
  }

  async click(selector: string): Promise<void> {
    // WebKit's driver does not wait until smooth scrolling ends.
    await this.run(
      (wanted) => document.querySelector(wanted)?.scrollIntoView({ behavior: 'instant', block: 'center' }),
      selector,
    );
    await this.session.send('click', { id: await this.find(selector) });
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.session.send('type', { id: await this.find(selector), text });
  }

  /** Presses a key, or the key of a character, on whatever has the focus. */
  async press(key: string): Promise<void> {
    const value = key in KEYS ? KEYS[key as keyof typeof KEYS] : key;
    await this.session.send('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ],
    });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.session.send('screenshot')), 'base64');
  }

  private async find(selector: string): Promise<string> {
    const found = (await this.session.send('find', { using: 'css selector', value: selector })) as Record<
      string,
      string
    >;
    return found[ELEMENT] ?? '';
  }
}
