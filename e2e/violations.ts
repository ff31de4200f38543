import type { Page } from '@playwright/test';
import { source, type RunOptions } from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose results depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Short descriptions of axe's violations in a page, or in a part of it: each rule with the elements that violate it. */
export function violationsOf(page: Page, part?: string): Promise<string[]> {
  return ask(page, { runOnly: { type: 'tag', values: rules } }, part);
}

export function colourViolationsOf(page: Page): Promise<string[]> {
  return ask(page, { runOnly: { type: 'rule', values: colourRules } });
}

/** Runs axe in the page itself: @axe-core/playwright opens a second page for each result, which is slower. */
async function ask(page: Page, options: RunOptions, part?: string): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  return page.evaluate(
    async ([run, where]) => {
      const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(
        where ?? document,
        // Skips describing what passes, which is slow.
        { ...run, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
        ),
      );
    },
    [options, part] as const,
  );
}
