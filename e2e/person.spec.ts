import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import ICAL from 'ical.js';
import { mf2 } from 'microformats-parser';
import { expect, test } from './fixtures';
import { folderOf, prefixOf } from './sites';

/** The person in every format, each parsed by another program than the one that made it. */

const read = (path: string): string => readFileSync(join(folderOf('main'), path), 'utf8');

test('the contact is saved from where the ways to reach the person are', async ({ page }) => {
  await page.goto('/everything/');
  const link = page.locator('main').getByRole('link', { name: 'Save contact' }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('person.vcf');
  const card = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')) as unknown[]);
  const valueOf = (name: string) => String(card.getFirstPropertyValue(name));
  expect(valueOf('fn')).toBe('Test Person');
  expect(valueOf('email')).toBe('person@halflight.test');
  expect(valueOf('photo')).toMatch(/^data:image\/jpeg;base64,[\w+/]+=*$/);
});

test('the curriculum vitae is valid, and named by its page alone', async ({ page }) => {
  await page.goto('/experience/');
  const link = page.locator('link[rel=alternate][type="application/json"]');
  await expect(link).toHaveAttribute('href', `${prefixOf('main')}/resume.json`);
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  const schema = readFileSync('node_modules/@jsonresume/schema/schema.json', 'utf8');
  const isValid = ajv.compile(JSON.parse(schema) as object);
  const resume = JSON.parse(read('resume.json')) as { basics: { name: string; image: string }; work: object[] };
  expect(isValid(resume) ? [] : isValid.errors).toEqual([]);
  expect(resume.basics.name).toBe('Test Person');
  expect(resume.work.length).toBeGreaterThan(1);
  const picture = new URL(resume.basics.image).pathname;
  expect((await page.request.get(picture.slice(prefixOf('main').length))).status()).toBe(200);
  await page.goto('/awards/');
  await expect(link).toHaveCount(0);
});

test('the home page is the h-card of the person, and a post is an h-entry', () => {
  const itemsOf = (path: string) => mf2(read(`${path}index.html`), { baseUrl: `https://halflight.test/${path}` }).items;
  const [card, ...others] = itemsOf('');
  expect(others).toEqual([]);
  expect(card).toMatchObject({ type: ['h-card'], properties: { name: ['Test Person'] } });
  expect(card?.properties.url).toContain('https://github.com/test-person');
  const [entry] = itemsOf('posts/plain/');
  expect(entry).toMatchObject({ type: ['h-entry'], properties: { published: ['2026-02-01'] } });
});
