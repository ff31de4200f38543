import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { engines, isInstalled } from './ensure-engines';
import { lookNames, toWholeLook } from '../../src/halflight/features/theme/look';
import { toLookStyles } from '../../src/halflight/sourcing/site-look';
import { toRgb } from '../colours';
import { at, errorPages, kindsOfPage } from '../fixtures';
import { hasReact } from '../interactive';
import { PASSWORDS } from '../passwords';
import { Visitor } from './visitor';

/**
 * What visitors see and do in Gecko and WebKit. The other tests are more thorough, but use Chromium only. `SHOW=1` saves a picture of every page in
 * `test-results/engines/`.
 */

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 720 };

for (const engine of engines) {
  test.describe(`in ${engine}`, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(!isInstalled(engine), `${engine} or its driver is not installed.`);

    let visitor: Visitor;
    test.beforeAll(async () => {
      visitor = await Visitor.of(engine);
    });
    test.afterAll(() => visitor.leave());
    test.beforeEach(async () => {
      await visitor.resize(desk.width, desk.height);
      await visitor.open('/plain/');
      await visitor.run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });

    for (const [name, size] of Object.entries({ desk, phone })) {
      test(`every kind of page is whole on a ${name}`, async () => {
        test.slow();
        await visitor.resize(size.width, size.height);
        const faults: string[] = [];
        for (const path of [...Object.values(kindsOfPage), ...Object.keys(errorPages), '/search/']) {
          await visitor.open(path);
          faults.push(...(await faultsOf(visitor)).map((fault) => `${path}: ${fault}`));
          await keepPicture(visitor, `${engine}-${name}${path.replace(/\W+/g, '-')}`);
        }
        expect(faults).toEqual([]);
      });
    }

    test('pages in several languages are complete, including right-to-left ones', async () => {
      const faults: string[] = [];
      for (const path of ['/', '/de/', '/de/posts/', '/ar/']) {
        await visitor.open(path, 'languages');
        faults.push(...(await faultsOf(visitor)).map((fault) => `${path}: ${fault}`));
        await keepPicture(visitor, `${engine}-languages${path.replace(/\W+/g, '-')}`);
      }
      expect(faults).toEqual([]);
      expect(await visitor.run(() => document.documentElement.dir)).toBe('rtl');
      const [brand, search] = await visitor.run(() =>
        ['.brand', '.search-button'].map((name) => document.querySelector(name)?.getBoundingClientRect().x ?? 0),
      );
      expect(brand).toBeGreaterThan(search ?? 0);
    });

    test('a chosen theme applies to the next page before it is painted', async () => {
      await visitor.open('/');
      const before = await background(visitor);
      const other = (await visitor.run(() => matchMedia('(prefers-color-scheme: dark)').matches)) ? 'light' : 'dark';
      await choose(visitor, other);
      await expect.poll(() => background(visitor)).not.toBe(before);
      const chosen = await background(visitor);
      const meant = await visitor.run(
        (scheme) => document.querySelector<HTMLMetaElement>(`meta[name=theme-color][data-scheme*=${scheme}]`)?.content,
        other,
      );
      expect(toRgb(meant ?? '')).toBe(chosen);
      await visitor.open('/about/');
      expect(await background(visitor)).toBe(chosen);
      expect(await visitor.run(() => getComputedStyle(document.documentElement).colorScheme)).toBe(other);
      await choose(visitor, 'system');
      await expect.poll(() => background(visitor)).toBe(before);
    });

    test('the narrow screen’s menu opens, closes with Escape, and its links work', async () => {
      await visitor.resize(phone.width, phone.height);
      await visitor.open('/');
      expect(await isShown(visitor, '.menu-list')).toBe(false);
      await visitor.click('.menu-button');
      expect(await isShown(visitor, '.menu-list')).toBe(true);
      await visitor.press('Escape');
      await expect.poll(() => isShown(visitor, '.menu-list')).toBe(false);
      expect(await visitor.run(() => document.activeElement?.className)).toBe('menu-button');
      await visitor.press('Enter');
      await expect.poll(() => isShown(visitor, '.menu-list')).toBe(true);
      await visitor.click(`.menu-list a[href="${at('/posts/')}"]`);
      await expect.poll(() => visitor.text('h1')).toBe('Posts');
      expect(await isShown(visitor, '.menu-list')).toBe(false);
    });

    test('keyboard users reach the text first, and see the focus', async () => {
      await visitor.open('/posts/plain/');
      // WebKit on Linux, and Safari with full keyboard access, stop at links with Tab.
      await visitor.press('Tab');
      const first = await visitor.run(() => ({
        to: document.activeElement?.getAttribute('href'),
        top: document.activeElement?.getBoundingClientRect().top ?? -1,
      }));
      expect(first.to).toMatch(/#/);
      expect(first.top).toBeGreaterThanOrEqual(0);
      await visitor.press('Tab');
      const outline = await visitor.run(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
      expect(outline).not.toBe('none');
    });

    test('on a phone, closing the search leaves the page at its scroll position', async () => {
      await visitor.resize(phone.width, phone.height);
      await visitor.open('/posts/markdown/');
      await visitor.run(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => visitor.run(() => Math.round(scrollY))).toBe(900);
      // Before React has started, and once it runs.
      for (const wait of [() => Promise.resolve(), () => untilReactRuns(visitor)]) {
        await visitor.run(() => document.querySelector<HTMLElement>('.search-button')?.click());
        await expect.poll(() => isShown(visitor, '.search-dialog .search-input')).toBe(true);
        await wait();
        await visitor.run(() => document.querySelector<HTMLElement>('.search-close')?.click());
        await expect.poll(() => isShown(visitor, '.search-dialog')).toBe(false);
        expect(await visitor.run(() => Math.round(scrollY))).toBe(900);
      }
    });

    test('search opens with its key, finds as you type, and its results work', async () => {
      await visitor.open('/');
      await visitor.press('/');
      await expect.poll(() => isShown(visitor, '.search-dialog .search-input')).toBe(true);
      await expect.poll(() => visitor.run(() => document.activeElement?.className)).toContain('search-input');
      // Into whichever field exists at the time: React replaces the first one.
      for (const letter of 'cover') await visitor.press(letter);
      const titles = () =>
        visitor.run(() => [...document.querySelectorAll('.search-dialog a')].map((link) => link.textContent));
      await expect.poll(async () => (await titles()).join()).toContain('A post with a cover');
      await keepPicture(visitor, `${engine}-search`);
      expect(await visitor.run(() => document.querySelector('.search-dialog')?.matches(':modal'))).toBe(true);
      await visitor.press('Escape');
      await expect.poll(() => isShown(visitor, '.search-dialog')).toBe(false);
      await expect.poll(() => visitor.run(() => document.activeElement?.className)).not.toContain('search');
      await visitor.press('/');
      await expect.poll(() => isShown(visitor, '.search-dialog .search-input')).toBe(true);
      await visitor.run(() => document.querySelector<HTMLAnchorElement>('.search-dialog li a')?.focus());
      await visitor.press('Enter');
      await expect.poll(() => visitor.run(() => location.pathname)).not.toBe(at('/'));
    });

    test('an invalid message is not sent; a valid one is, and the visitor is told', async () => {
      await visitor.open('/contact/');
      await visitor.fill('input[type=email]', 'charles');
      await untilReactRuns(visitor);
      await visitor.run(() => {
        const sent: string[] = [];
        Object.assign(window, { sent });
        window.fetch = (_url, request) => {
          sent.push(String(request?.body as URLSearchParams));
          return Promise.resolve(new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } }));
        };
      });
      await visitor.click('.contact-form .button');
      await expect
        .poll(() => visitor.run(() => document.querySelectorAll('[aria-invalid=true]').length))
        .toBeGreaterThan(1);
      expect(await visitor.run(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
      await keepPicture(visitor, `${engine}-contact-mistakes`);
      await visitor.fill('input[name=name]', 'Charles');
      await visitor.fill('input[type=email]', '@example.org');
      await visitor.fill('textarea', 'Good morning, Ada.');
      expect(await visitor.run(() => (window as unknown as { sent: string[] }).sent)).toEqual([]);
      await visitor.click('.contact-form .button');
      await expect.poll(() => visitor.text('main'), { timeout: 60_000 }).toContain('Your message is on its way');
      const sent = await visitor.run(() => (window as unknown as { sent: string[] }).sent);
      expect(new URLSearchParams(sent[0]).get('message')).toBe('Good morning, Ada.');
      expect(sent).toHaveLength(1);
    });

    test('links work, back restores the position, and a link to a heading shows it', async () => {
      await visitor.open('/posts/markdown/');
      await visitor.run(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => visitor.run(() => Math.round(scrollY))).toBe(900);
      await visitor.run(
        (path) => document.querySelector<HTMLElement>(`.header a[href="${path}"], .footer a[href="${path}"]`)?.click(),
        at('/projects/'),
      );
      await expect.poll(() => visitor.text('h1')).toBe('Projects');
      expect(await visitor.run(() => Math.round(scrollY))).toBe(0);
      await visitor.back();
      await expect.poll(() => visitor.run(() => location.pathname)).toBe(at('/posts/markdown/'));
      await expect.poll(() => visitor.run(() => Math.abs(scrollY - 900) < 60)).toBe(true);
      await visitor.open('/posts/with-cover/#a-heading');
      const top = () => visitor.run(() => document.getElementById('a-heading')?.getBoundingClientRect().top ?? -1);
      await expect.poll(async () => (await top()) >= 0 && (await top()) < desk.height).toBe(true);
    });

    test('a picture opens enlarged, arrow keys show the next, and Escape restores the position', async () => {
      await visitor.open('/everything/');
      const count = () => visitor.text('.lightbox[open] .lightbox-count');
      await visitor.click('#gallery a.enlarge');
      await expect.poll(() => isShown(visitor, '.lightbox[open] .lightbox-stage img')).toBe(true);
      expect(await count()).toMatch(/1.*3/);
      await visitor.press('ArrowRight');
      await expect.poll(count).toMatch(/2.*3/);
      for (const { width, height } of [phone, { width: 720, height: 360 }]) {
        await visitor.resize(width, height);
        const within = () =>
          visitor.run(() => {
            const stage = document.querySelector('.lightbox[open] .lightbox-stage')?.getBoundingClientRect();
            const picture = document.querySelector('.lightbox[open] .lightbox-stage img')?.getBoundingClientRect();
            if (!stage || !picture) return false;
            const room = [stage.width - picture.width, stage.height - picture.height];
            return Math.min(...room) > -1 && Math.min(...room) < 1;
          });
        await expect.poll(within, `${width} px`).toBe(true);
      }
      await keepPicture(visitor, `${engine}-enlarged`);
      await visitor.press('Escape');
      await expect.poll(() => visitor.run(() => document.querySelectorAll('.lightbox[open]').length)).toBe(0);
      // Focus moves in a later task.
      await expect.poll(() => visitor.run(() => document.activeElement?.className)).toBe('enlarge');
    });

    test('a protected page opens with its password, with its pictures, and is locked again', async () => {
      await visitor.open('/projects/nda/', 'protected');
      await visitor.fill('input[type=password]', PASSWORDS.HALFLIGHT_PASSWORD_ACME);
      await visitor.press('Enter');
      await expect.poll(() => visitor.text('h1'), { timeout: 60_000 }).toBe('The kestrel machine');
      const widths = () =>
        visitor.run(() => [...document.querySelectorAll<HTMLImageElement>('main img')].map((img) => img.naturalWidth));
      // Until it is decrypted, a picture is one pixel wide.
      await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(1);
      expect(await faultsOf(visitor)).toEqual([]);
      await keepPicture(visitor, `${engine}-unlocked`);
      await visitor.click('.unlocked-bar .button');
      await expect.poll(() => isShown(visitor, 'input[type=password]')).toBe(true);
    });

    test('the handle between two pictures reveals more of one, also by keyboard', async () => {
      await visitor.open('/everything/');
      const split = () =>
        visitor.run(() => document.querySelector<HTMLElement>('.split-picture')?.style.getPropertyValue('--split'));
      await visitor.run(() => {
        const range = document.querySelector<HTMLElement>('.split-picture-range');
        range?.scrollIntoView({ behavior: 'instant', block: 'center' });
        range?.focus();
      });
      await visitor.press('ArrowRight');
      await expect.poll(split).toBe('51%');
      await visitor.press('ArrowLeft');
      await expect.poll(split).toBe('50%');
      await keepPicture(visitor, `${engine}-compared`);
    });

    for (const look of lookNames) {
      test(`the look ${look} is whole on a desk and on a phone`, async () => {
        const css = toLookStyles(toWholeLook({ look }));
        for (const [name, { width, height }] of Object.entries({ desk, phone })) {
          await visitor.resize(width, height);
          for (const path of ['/', '/posts/markdown/']) {
            await visitor.open(path);
            // The page's policy allows no other style elements.
            await visitor.run((styles) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(styles);
              document.adoptedStyleSheets = [sheet];
            }, css);
            expect(await faultsOf(visitor), `${path} on a ${name}`).toEqual([]);
            await keepPicture(visitor, `${engine}-${look}-${name}${path.replace(/\W+/g, '-')}`);
          }
        }
      });
    }
  });
}

/** Defects of a page that any visitor would see. */
async function faultsOf(visitor: Visitor): Promise<string[]> {
  return visitor.run(async () => {
    const faults: string[] = [];
    const root = document.documentElement;
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const answers = await Promise.all(images.map((image) => image.decode().then(() => 'decoded', String)));
    await document.fonts.ready;
    if (!document.querySelector('h1')?.textContent) faults.push('has no heading');
    if (root.scrollWidth > innerWidth) faults.push(`is ${root.scrollWidth} wide in ${innerWidth}`);
    images.forEach(({ naturalWidth, complete, currentSrc, src }, index) => {
      if (naturalWidth > 0) return;
      faults.push(
        `picture ${currentSrc || src} is not shown (${answers[index]}, ${complete ? 'loaded' : 'not loaded'})`,
      );
    });
    // Fallback fonts come from the system, and may be missing.
    if (![...document.fonts].some(({ status }) => status === 'loaded')) faults.push('has no font of ours');
    const shown = [document.body, root].map((element) => getComputedStyle(element).backgroundColor);
    if (shown.every((colour) => colour === 'rgba(0, 0, 0, 0)')) faults.push('has no background');
    // Everything that the page requested was found.
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      if (entry.responseStatus >= 400) faults.push(`${entry.name}: ${entry.responseStatus}`);
    return faults;
  });
}

/** Whether an element exists and is visible. */
function isShown(visitor: Visitor, selector: string): Promise<boolean> {
  return visitor.run((wanted) => {
    const element = document.querySelector<HTMLElement>(wanted);
    if (!element) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  }, selector);
}

/** The colour behind the page, as `rgb(1, 2, 3)`. */
function background(visitor: Visitor): Promise<string> {
  return visitor.run(() => {
    const colours = [document.body, document.documentElement].map((each) => getComputedStyle(each).backgroundColor);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return '';
    canvas.fillStyle = colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? '';
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  });
}

async function choose(visitor: Visitor, scheme: string): Promise<void> {
  await visitor.run(
    (value) => document.querySelector<HTMLElement>(`.theme-control input[value=${value}]`)?.click(),
    scheme,
  );
}

async function untilReactRuns(visitor: Visitor): Promise<void> {
  await expect.poll(() => visitor.run(hasReact), { timeout: 60_000 }).toBe(true);
}

async function keepPicture(visitor: Visitor, name: string): Promise<void> {
  if (!process.env.SHOW) return;
  mkdirSync('test-results/engines', { recursive: true });
  writeFileSync(`test-results/engines/${name.replace(/-$/, '')}.png`, await visitor.screenshot());
}
