import type { Page } from '@playwright/test';
import { source, type RunOptions } from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in a page, or in one part of it, short enough to be read: each rule with the places that break it. */
export function violationsOf(page: Page, part?: string): Promise<string[]> {
  return ask(page, { runOnly: { type: 'tag', values: rules } }, part);
}

/** What axe finds in the colours of a page alone. */
export function colourViolationsOf(page: Page): Promise<string[]> {
  return ask(page, { runOnly: { type: 'rule', values: colourRules } });
}

/** Runs axe in the page itself: @axe-core/playwright opens a second page for each answer, and takes more than twice the time. */
async function ask(page: Page, options: RunOptions, part?: string): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  return page.evaluate(
    async ([run, where]) => {
      const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(
        where ?? document,
        // What passes is not described, which takes as long again.
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
