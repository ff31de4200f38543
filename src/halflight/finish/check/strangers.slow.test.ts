import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderBody } from '../../markdown/render';
import { readFacts } from '../../markdown/text-facts';
import { checkContent } from '../../checks/check-content';
import type { Problem } from '../../checks/problem';
import { createPageValidator } from '../../testing/page-validator';
import { context } from '../../testing/markdown';
import { collectStrangersTexts, type StrangersText } from '../../testing/strangers';
import { makeFolder } from '../../testing/temporary-folder';

jest.setTimeout(3_600_000);

/** One in this many texts is tried, which takes seconds; `npm test -- --all` sets `EVERY=1` and tries all of them, which takes minutes. */
const EVERY = Number(process.env.EVERY ?? 120);

const fileOf = (index: number) => `posts/text-${index}.md`;
const titleOf = (index: number) => `Text ${index}`;

/** Errors about missing files and hosts that are not listed; a text with such errors is checked all the same. */
const ABOUT_OTHERS = new Set(['dangling-link', 'missing-image', 'foreign-image', 'bad-image']);

/** A text may take this many times as long as is usual for its length, plus a moment: some have much more code or many more links. */
const SLOWER = 20;
const MOMENT = 1000;

test('the check, the renderer and the validation of the output agree about the texts of strangers', async () => {
  const texts = collectStrangersTexts().filter((_, index) => index % EVERY === 0);
  const refused = check(texts);
  const validate = await createPageValidator();
  const taken: { path: string; length: number; time: number }[] = [];
  const wrong: string[] = [];
  let passed = 0;
  // The modules that the first text of each kind would load do not count towards its time.
  await renderBody('# A\n\n```js\na\n```\n\n```mermaid\ngraph TD\nA-->B\n```\n', context);
  for (const [index, { path, text }] of texts.entries()) {
    const errors = refused.get(fileOf(index)) ?? [];
    if (errors.some(({ kind }) => kind === 'too-much')) continue;
    const begun = process.cpuUsage();
    const { ids } = readFacts(text, { title: titleOf(index) });
    const html = await renderBody(text, { ...context, folder: 'posts', title: titleOf(index) });
    const { user, system } = process.cpuUsage(begun);
    taken.push({ path, length: text.length, time: (user + system) / 1000 });
    if (errors.length === 0) passed += 1;
    // Links to missing files are dead, and have been reported already.
    const page = validate(
      html,
      errors.every(({ kind }) => !ABOUT_OTHERS.has(kind)),
    );
    wrong.push(...page.findings.map((finding) => `${path}: ${finding}`));
    wrong.push(...ids.filter((id) => !page.ids.has(id)).map((id) => `${path}: has no id "${id}"`));
  }
  const rates = taken.map(({ length, time }) => time / (length + 1000)).sort((a, b) => a - b);
  const usual = rates[rates.length >> 1] ?? 0;
  const slow = taken.filter(({ length, time }) => time > MOMENT + SLOWER * usual * (length + 1000));
  const kinds = new Map<string, number>();
  for (const errors of refused.values())
    for (const kind of new Set(errors.map((error) => error.kind))) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const [slowest] = taken.sort((a, b) => b.time - a.time);
  process.stdout.write(
    `${JSON.stringify({ texts: texts.length, passed, rendered: taken.length, refused: Object.fromEntries(kinds), slowest })}\n`,
  );
  expect(wrong).toEqual([]);
  expect(slow).toEqual([]);
  expect(taken.length).toBeGreaterThan(10);
});

/** The errors of each text as the body of a post, by its file. */
function check(texts: readonly StrangersText[]): Map<string, Problem[]> {
  const folder = makeFolder();
  try {
    mkdirSync(join(folder, 'posts'));
    writeFileSync(join(folder, 'site.md'), '---\ntitle: Strangers\nurl: https://example.org/\n---\n');
    for (const [index, { text }] of texts.entries())
      writeFileSync(join(folder, fileOf(index)), `---\ntitle: ${titleOf(index)}\ndate: 2026-01-01\n---\n${text}`);
    const refused = new Map<string, Problem[]>();
    for (const problem of checkContent(folder).problems)
      if (problem.severity === 'error') refused.set(problem.file, [...(refused.get(problem.file) ?? []), problem]);
    return refused;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
