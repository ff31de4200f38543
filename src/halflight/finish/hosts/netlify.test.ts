/** @jest-environment jsdom */
import { parse } from 'parse5';
import { fieldNames } from '../../features/contact/message';
import { netlify } from './netlify';

const formsPage = netlify.files.find(({ name }) => name === '__forms.html');
const site = { prefix: '', headers: [], rules: [], redirects: [], hidden: [] };

test('Netlify finds every field, and has no such page when messages go elsewhere', () => {
  const html = formsPage?.write({ ...site, contact: { destination: 'netlify' } }) ?? '';
  const problems: string[] = [];
  parse(html, { onParseError: ({ code }) => problems.push(code) });
  expect(problems).toEqual([]);
  // Nobody should see this page, let alone fill in the form.
  expect(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'",
  );
  const form = new DOMParser().parseFromString(html, 'text/html').forms[0];
  expect(form?.name).toBe('contact');
  expect(form?.dataset.netlify).toBe('true');
  expect(form?.getAttribute('netlify-honeypot')).toBe('homepage');
  expect([...(form?.elements ?? [])].map((field) => field.getAttribute('name'))).toEqual([...fieldNames, 'homepage']);
  const elsewhere = { destination: 'endpoint', url: '/api/contact' } as const;
  expect(formsPage?.write({ ...site, contact: elsewhere })).toBeUndefined();
});
