import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../sourcing/problem';
import { checkContent } from '../../routing/check-content';
import { renderBody } from '../../markdown/render';
import { readFacts } from '../../markdown/text-facts';
import { context } from '../../testing/markdown';
import { collectStrangersTexts, type StrangersText } from '../../testing/strangers';
import { createHtmlJudge } from './find-invalid-html';
import { findBrokenReference } from './find-broken-reference';
import { findPageFlaws } from './find-page-flaws';
import { toPublicSite } from './public-site';
import { loadPageReader } from './read-page';
import type { Reference } from './reference';

jest.setTimeout(600_000);

const fileOf = (index: number) => `posts/text-${index}.md`;
const pageOf = (index: number) => `posts/text-${index}/index.html`;
const titleOf = (index: number) => `Text ${index}`;

/** What a text is refused for because the files that it names are not here; its text is judged all the same. */
const ABOUT_OTHER_FILES = new Set(['dangling-link', 'missing-image', 'foreign-image', 'bad-image']);

test('the check, the renderer and the judges of the output agree about the texts of strangers', async () => {
  const texts = collectStrangersTexts().filter((_, index) => index % Number(process.env.EVERY ?? 8) === 0);
  const { refused, warned } = check(texts);
  const readPage = await loadPageReader();
  const judgeHtml = createHtmlJudge();
  const rates: { path: string; length: number; time: number }[] = [];
  const wrong: string[] = [];
  const count = { files: texts.length, clean: 0, rendered: 0 };
  for (const [index, { path, text }] of texts.entries()) {
    const errors = refused.get(fileOf(index)) ?? [];
    const own = errors.filter(({ kind }) => !ABOUT_OTHER_FILES.has(kind));
    if (own.length > 0) continue;
    const started = process.cpuUsage();
    let html: string;
    let ids: string[];
    try {
      ids = readFacts(text, { title: titleOf(index) }).ids;
      html = await renderBody(text, { ...context, folder: 'posts', title: titleOf(index) });
    } catch (error) {
      wrong.push(`${path}: throws ${String(error)}`);
      continue;
    }
    const { user, system } = process.cpuUsage(started);
    rates.push({ path, length: text.length, time: (user + system) / 1000 });
    count.rendered += 1;
    const page = `<!DOCTYPE html><html lang="en"><head><title>T</title><meta name="description" content="d"></head><body><main><h1>T</h1>${html}</main></body></html>`;
    const { facts, tree } = readPage(page);
    const file = pageOf(index);
    const site = toPublicSite({
      url: 'https://example.org/',
      files: [file],
      ids: new Map([[file, facts.ids]]),
      redirects: new Map(),
    });
    const judge = (reference: Reference) => findBrokenReference(reference, file, site);
    const isClean = errors.length === 0;
    if (isClean) count.clean += 1;
    const findings = [
      ...findPageFlaws(facts, file),
      ...judgeHtml(page, tree, file),
      ...facts.references.flatMap((reference) => {
        const flaw = judge(reference);
        return flaw && isClean ? [{ ...flaw, place: reference.place }] : [];
      }),
    ].filter(({ severity, kind }) => severity === 'error' && kind !== 'own-machine');
    for (const { kind, message, place } of findings)
      wrong.push(
        `${path}: ${kind} ${message} …${page.split('\n')[place.line - 1]?.slice(Math.max(0, place.column - 80), place.column + 120)}`,
      );
    const missing = ids.filter((id) => !facts.ids.has(id));
    if (missing.length > 0)
      wrong.push(`${path}: ids that the check knows and the page has not: ${missing.slice(0, 3).join(', ')}`);
  }
  const byKind = new Map<string, number>();
  for (const errors of refused.values())
    for (const kind of new Set(errors.map((error) => error.kind))) byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  rates.sort((a, b) => b.time - a.time);
  process.stdout.write(
    `${JSON.stringify({ ...count, refused: refused.size, byKind: Object.fromEntries(byKind), warned: Object.fromEntries(warned), slowest: rates.slice(0, 5), total: rates.reduce((sum, { time }) => sum + time, 0) }, null, 1)}\n`,
  );
  require('fs').writeFileSync('/tmp/core-wrong.txt', wrong.join('\n'));
  expect(wrong).toEqual([]);
});

function check(texts: readonly StrangersText[]) {
  const folder = mkdtempSync(join(tmpdir(), 'halflight-strangers-'));
  try {
    mkdirSync(join(folder, 'posts'));
    writeFileSync(join(folder, 'site.md'), '---\ntitle: Strangers\nurl: https://example.org/\n---\n');
    for (const [index, { text }] of texts.entries())
      writeFileSync(join(folder, fileOf(index)), `---\ntitle: ${titleOf(index)}\ndate: 2026-01-01\n---\n${text}`);
    const refused = new Map<string, Problem[]>();
    const warned = new Map<string, number>();
    for (const problem of checkContent(folder).problems)
      if (problem.severity === 'error') refused.set(problem.file, [...(refused.get(problem.file) ?? []), problem]);
      else warned.set(problem.kind, (warned.get(problem.kind) ?? 0) + 1);
    return { refused, warned };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
