import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds, short enough to be read: each rule with the places that break it. */
export function violationsOf(page: Page): Promise<string[]> {
  return describe(new AxeBuilder({ page }).withTags(rules));
}

/** What axe finds in the colours of a page alone. */
export function colourViolationsOf(page: Page): Promise<string[]> {
  return describe(new AxeBuilder({ page }).withRules(colourRules));
}

async function describe(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
    ),
  );
}
