import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderBody } from '../../markdown/render';
import { readFacts } from '../../markdown/text-facts';
import { checkContent } from '../../checks/check-content';
import type { Problem } from '../../problem';
import { createPageValidator } from '../../testing/page-validator';
import { context } from '../../testing/markdown';
import { collectStrangersTexts, type StrangersText } from '../../testing/strangers';
import { makeFolder } from '../../testing/temporary-folder';

jest.setTimeout(3_600_000);

/** One in this many texts is tried: four with `npm test -- --all`, which sets `EVERY=1`. `STEP=1` tries all of them, in half an hour. */
const STEP = Number(process.env.STEP ?? (process.env.EVERY === '1' ? 4 : 120));

const fileOf = (index: number) => `posts/text-${index}.md`;
const titleOf = (index: number) => `Text ${index}`;

/** Errors about missing files and hosts that are not listed. A text with such errors is checked all the same. */
const ABOUT_OTHERS = new Set(['dangling-link', 'missing-image', 'foreign-image', 'bad-image']);

test('the content check, the renderer and the output check agree about other people’s texts', async () => {
  const texts = collectStrangersTexts().filter((_, index) => index % STEP === 0);
  const refused = check(texts);
  const validate = await createPageValidator();
  const wrong: string[] = [];
  let [passed, rendered] = [0, 0];
  for (const [index, { path, text }] of texts.entries()) {
    const errors = refused.get(fileOf(index)) ?? [];
    if (errors.some(({ kind }) => kind === 'too-much')) continue;
    const { ids } = readFacts(text, { title: titleOf(index) });
    const html = await renderBody(text, { ...context, folder: 'posts', title: titleOf(index) });
    rendered += 1;
    if (errors.length === 0) passed += 1;
    // Links to missing files are dead, and have been reported already.
    const page = validate(
      html,
      errors.every(({ kind }) => !ABOUT_OTHERS.has(kind)),
    );
    wrong.push(...page.findings.map((finding) => `${path}: ${finding}`));
    wrong.push(...ids.filter((id) => !page.ids.has(id)).map((id) => `${path}: has no id "${id}"`));
  }
  const kinds = new Map<string, number>();
  for (const errors of refused.values())
    for (const kind of new Set(errors.map((error) => error.kind))) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  process.stdout.write(
    `${JSON.stringify({ texts: texts.length, passed, rendered, refused: Object.fromEntries(kinds) })}\n`,
  );
  expect(wrong).toEqual([]);
  expect(rendered).toBeGreaterThan(10);
});

/** The errors of each text as the body of a post, by file. */
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
