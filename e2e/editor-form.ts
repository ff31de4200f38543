import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { SectionDefinition } from '../src/halflight/sections/define-section';
import { isOptional, itemOf, kindOf, shapeOf } from '../src/halflight/fields/field';
import { expect } from './below-path';
import { untilIdle } from './quiet';

type Fields = Record<string, z.core.$ZodType>;

/** Returns a picture with a unique name, since file names must be unique in an entry's folder. */
export type Pictures = () => { name: string; mimeType: string; buffer: Buffer };

/** Whether to fill in a field that an entry does not require. */
type Wanted = (name: string, schema: z.core.$ZodType) => boolean;

/** Whether a field holds pictures. */
export const isPicture: Wanted = (_, schema) => kindOf(itemOf(schema) ?? schema)?.kind === 'image';

/** Opens the local editor, which needs no login. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/** Shows the list of a collection, given its name and its label in the editor. */
export async function showList(page: Page, name: string, label: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${name}`);
  // The editor wraps names in Unicode isolates.
  await expect(page.getByRole('main', { name: `\u2068${label}\u2069 Collection` })).toBeVisible();
}

/** Shows the form of a new entry. */
export async function showNew(page: Page, name: string, label: string): Promise<void> {
  await showList(page, name, label);
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  const title = titleField(page);
  // The form is rendered again once its draft has loaded, and loses earlier input.
  await expect(async () => {
    await title.fill('Is it there?', { timeout: 1000 });
    await untilIdle(page);
    expect(await title.inputValue({ timeout: 1000 })).toBe('Is it there?');
  }).toPass();
}

/** Opens an entry, given its collection and its path there, and waits until the form shows its title. */
export async function showEntry(page: Page, name: string, entry: string, title: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${name}/entries/${entry}`);
  await expect(titleField(page)).toHaveValue(title);
}

export function titleField(page: Page): Locator {
  const named = ['title', 'name', 'label'].map((name) => `[data-key-path="${name}"]`);
  return page.locator(named.join(', ')).first().getByRole('textbox');
}

/** Saves the open entry. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Create New Entry' })).toBeVisible();
}

/** Deletes the open entry. */
export async function deleteEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).first().click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Create New Entry' })).toBeVisible();
}

/** The part of the form for a field, by the field's path, such as `skills.0.name`. */
export function fieldAt(page: Page, path: string): Locator {
  return page.locator(`[data-key-path="${path}"]`).first();
}

/** Scrolls until a field is there: the editor renders only what is in view. */
async function reach(page: Page, path: string): Promise<Locator> {
  const field = fieldAt(page, path);
  const fields = page.locator('[data-key-path]');
  const beside = page.locator(`[data-key-path^="${path.replace(/[^.]*$/, '')}"]`);
  await expect(async () => {
    if ((await field.count()) === 0) {
      const last = (await beside.count()) > 0 ? beside.last() : fields.last();
      // What comes after it is in view then.
      await last.evaluate((element) => element.scrollIntoView({ block: 'start' }), undefined, { timeout: 1000 });
    }
    await field.scrollIntoViewIfNeeded({ timeout: 500 });
  }).toPass();
  return field;
}

/** Fills in a form with its fields' examples: the required fields, and the optional ones that are wanted. */
export async function fillForm(
  page: Page,
  fields: Fields,
  wanted: Wanted,
  pictures: Pictures,
  parent = '',
): Promise<void> {
  for (const [name, schema] of Object.entries(fields)) {
    if (isOptional(schema) && !wanted(name, schema)) continue;
    await fillField(page, parent + name, schema, pictures);
  }
}

async function fillField(page: Page, path: string, schema: z.core.$ZodType, pictures: Pictures): Promise<void> {
  const field = await reach(page, path);
  const item = itemOf(schema);
  if (item && !kindOf(schema)) {
    const kind = kindOf(item);
    if (kind?.kind === 'reference') return choose(page, field);
    await field.getByRole('button', { name: /^Add / }).last().click();
    if (kind?.kind === 'group') return fillForm(page, shapeOf(item) as Fields, isPicture, pictures, `${path}.0.`);
    if (kind?.kind === 'image') return fillPicture(page, `${path}.0.`, pictures);
    return field.getByRole('textbox').last().fill(exampleOf(item));
  }
  const kind = kindOf(schema);
  switch (kind?.kind) {
    case 'image':
      if (isOptional(schema)) await field.getByRole('checkbox').first().click();
      return fillPicture(page, `${path}.`, pictures);
    case 'group':
      if (isOptional(schema)) await field.getByRole('checkbox').first().click();
      return fillForm(page, shapeOf(schema) as Fields, none, pictures, `${path}.`);
    case 'choice':
    case 'icon':
      return choose(page, field, exampleOf(schema));
    case 'reference':
      return choose(page, field);
    case 'day':
      if (await field.locator('input[type=date]').count())
        return field.locator('input[type=date]').fill(exampleOf(schema));
      return field.getByRole('textbox').fill(exampleOf(schema));
    case 'number':
      return field.locator('input').fill(exampleOf(schema));
    default:
      return field.getByRole('textbox').first().fill(exampleOf(schema));
  }
}

const none: Wanted = () => false;

/** Chooses the option with this name, or the last one. */
async function choose(page: Page, field: Locator, name?: string): Promise<void> {
  await field.getByRole('combobox').first().click();
  const options = page.getByRole('option');
  await (name === undefined ? options.last() : page.getByRole('option', { name, exact: true })).click();
}

/** Chooses a picture, and waits until the form has read it: without one, it would refuse to save. */
export async function choosePicture(field: Locator, picture: ReturnType<Pictures>): Promise<void> {
  await field.locator('input[type=file]').first().setInputFiles(picture);
  await expect(field.getByRole('button', { name: 'Replace Image' })).toBeVisible();
}

async function fillPicture(page: Page, parent: string, pictures: Pictures): Promise<void> {
  await choosePicture(await reach(page, `${parent}src`), pictures());
  await (await reach(page, `${parent}alt`)).getByRole('textbox').fill('What the picture shows');
}

/** The example in the definition of a field, or else "A text". */
function exampleOf(schema: z.core.$ZodType): string {
  const example = kindOf(schema)?.example;
  return example === undefined ? 'A text' : String(parse(example, { schema: 'failsafe' }));
}

/** Adds a section to the open page, with its title, pictures and required fields. */
export async function addSection(
  page: Page,
  index: number,
  section: SectionDefinition,
  pictures: Pictures,
): Promise<void> {
  const sections = await reach(page, 'sections');
  await sections
    .getByRole('button', { name: /^Add .?Section/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: section.label, exact: true }).click();
  const wanted: Wanted = (name, schema) => name === 'title' || isPicture(name, schema);
  await fillForm(page, section.fields, wanted, pictures, `sections.${index}.`);
}
