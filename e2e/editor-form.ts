import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { SectionDefinition } from '../src/sections/define-section';
import { isOptional, itemOf, kindOf, shapeOf } from '../src/fields/field';
import { expect } from './below-path';

type Fields = Record<string, z.core.$ZodType>;

/** Which fields are filled in, besides those that an entry needs. */
type Wanted = (name: string, schema: z.core.$ZodType) => boolean;

/** Whether a field holds pictures. */
export const isPicture: Wanted = (_, schema) => kindOf(itemOf(schema) ?? schema)?.kind === 'image';

/** Opens the editor on the working copy. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/** Shows an entry, the form for a new one, or a list: `post/entries/a-post`, `post/new`, `post`. */
export async function show(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${address}`);
}

/** Saves the entry that is shown. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
}

/** Deletes the entry that is shown. */
export async function deleteEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show Menu' }).first().click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Entry deleted.').first()).toBeVisible();
}

/** The part of the form that a field takes, by its path: `skills.0.name`. */
export function fieldAt(page: Page, path: string): Locator {
  return page.locator(`[data-key-path="${path}"]`).first();
}

/** Fills in a form by what the definitions of its fields have as examples: all that is required, and all that is wanted. */
export async function fillForm(page: Page, fields: Fields, wanted: Wanted, picture: string, parent = ''): Promise<void> {
  for (const [name, schema] of Object.entries(fields)) {
    if (isOptional(schema) && !wanted(name, schema)) continue;
    await fillField(page, parent + name, schema, picture);
  }
}

async function fillField(page: Page, path: string, schema: z.core.$ZodType, picture: string): Promise<void> {
  const field = fieldAt(page, path);
  await field.scrollIntoViewIfNeeded();
  const item = itemOf(schema);
  if (item && !kindOf(schema)) {
    const kind = kindOf(item);
    if (kind?.kind === 'reference') return choose(page, field);
    await field.getByRole('button', { name: /^Add / }).last().click();
    if (kind?.kind === 'group') return fillForm(page, shapeOf(item) as Fields, none, picture, `${path}.0.`);
    if (kind?.kind === 'image') return fillPicture(page, `${path}.0.`, picture);
    return field.getByRole('textbox').last().fill(exampleOf(item));
  }
  const kind = kindOf(schema);
  switch (kind?.kind) {
    case 'image':
      if (isOptional(schema)) await field.getByRole('checkbox').first().click();
      return fillPicture(page, `${path}.`, picture);
    case 'group':
      if (isOptional(schema)) await field.getByRole('checkbox').first().click();
      return fillForm(page, shapeOf(schema) as Fields, none, picture, `${path}.`);
    case 'choice':
    case 'icon':
    case 'reference':
      return choose(page, field);
    case 'day':
      if (await field.locator('input[type=date]').count()) return field.locator('input[type=date]').fill(exampleOf(schema));
      return field.getByRole('textbox').fill(exampleOf(schema));
    case 'number':
      return field.locator('input').fill(exampleOf(schema));
    default:
      return field.getByRole('textbox').first().fill(exampleOf(schema));
  }
}

const none: Wanted = () => false;

async function choose(page: Page, field: Locator): Promise<void> {
  await field.getByRole('combobox').first().click();
  await page.getByRole('option').last().click();
  await page.keyboard.press('Escape');
}

async function fillPicture(page: Page, parent: string, picture: string): Promise<void> {
  await fieldAt(page, `${parent}src`).locator('input[type=file]').first().setInputFiles(picture);
  await fieldAt(page, `${parent}alt`).getByRole('textbox').fill('What the picture shows');
}

/** What the definition of a field has as its example. */
function exampleOf(schema: z.core.$ZodType): string {
  const example = kindOf(schema)?.example;
  return example === undefined ? 'A text' : String(parse(example, { schema: 'failsafe' }));
}

/** Adds a section to the page that is shown, with its title, its pictures and all that it needs. */
export async function addSection(page: Page, index: number, section: SectionDefinition, picture: string): Promise<void> {
  const sections = fieldAt(page, 'sections');
  await sections.getByRole('button', { name: /^Add .?Section/ }).last().click();
  await page.getByRole('menuitem', { name: section.label, exact: true }).click();
  const wanted: Wanted = (name, schema) => name === 'title' || isPicture(name, schema);
  await fillForm(page, section.fields, wanted, picture, `sections.${index}.`);
}
