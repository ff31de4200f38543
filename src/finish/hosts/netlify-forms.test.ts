/** @jest-environment jsdom */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import { fieldNames } from '../../features/contact/message';
import { writeFormsPage } from './netlify-forms';

const folder = mkdtempSync(join(tmpdir(), 'forms-'));
const page = join(folder, '__forms.html');

test('Netlify finds every field, and the page is gone when messages go elsewhere', async () => {
  await writeFormsPage(folder, { destination: 'netlify' });
  const html = readFileSync(page, 'utf8');
  const problems: string[] = [];
  parse(html, { onParseError: ({ code }) => problems.push(code) });
  expect(problems).toEqual([]);
  // Nobody is to look at it, let alone fill it in.
  expect(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'",
  );
  const form = new DOMParser().parseFromString(html, 'text/html').forms[0];
  expect(form?.name).toBe('contact');
  expect(form?.dataset.netlify).toBe('true');
  expect(form?.getAttribute('netlify-honeypot')).toBe('homepage');
  expect([...(form?.elements ?? [])].map((field) => field.getAttribute('name'))).toEqual([...fieldNames, 'homepage']);
  await writeFormsPage(folder, { destination: 'endpoint', url: '/api/contact' });
  expect(existsSync(page)).toBe(false);
});
