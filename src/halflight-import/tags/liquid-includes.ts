import { Drop, Liquid } from 'liquidjs';
import { TEMPLATE_LENGTH } from '../../halflight/limits';
import { textOf } from '../values';
import type { Tag, TagContext } from './tag';

/** Values by name, of which the missing ones are known to be missing, or not known at all. */
class Values extends Drop {
  constructor(
    private readonly read: (name: string) => string | undefined,
    private readonly missing: null | undefined,
  ) {
    super();
  }

  override liquidMethodMissing(name: string | number): string | null | undefined {
    return this.read(String(name)) ?? this.missing;
  }
}

/** How long an include may take, in milliseconds, and how much it may make, in the units of liquidjs. */
const LIMITS = { parseLimit: TEMPLATE_LENGTH, renderLimit: 500, memoryLimit: 1_000_000 };

/** An argument that names a value, such as `src=post.image`, whose quotes are gone by now. */
const VARIABLE = /^(?:page|site|post|item|include|forloop)\.[\w.]+$/;

/** Whatever only Jekyll knows is an error, which leaves the tag as it is; a condition about it does not hold. */
const engine = new Liquid({
  ...LIMITS,
  ...{ strictVariables: true, strictFilters: true, lenientIf: true, jekyllInclude: true, ownPropertyOnly: true },
  templates: {},
});

// URLs are found by their paths, and Markdown is read later.
for (const name of ['relative_url', 'absolute_url', 'smartify']) engine.registerFilter(name, (value: unknown) => value);
engine.registerFilter('markdownify', (value: unknown) => (typeof value === 'string' ? `\n\n${value}\n\n` : value));

/**
 * What an include of Jekyll shows: the text of its file with its arguments, and with what is known of the site and the page. `undefined` if it needs
 * more than that.
 */
export function fillInclude(text: string, { named }: Tag, { values, variables }: TagContext): string | undefined {
  if (!/\{[{%]/.test(text)) return text;
  if (text.length > TEMPLATE_LENGTH || Object.values(named).some((value) => VARIABLE.test(value))) return undefined;
  const own = (from: Readonly<Record<string, unknown>>, name: string) =>
    Object.hasOwn(from, name) && typeof from[name] === 'string' ? from[name] : undefined;
  try {
    const filled = engine.parseAndRenderSync(text, {
      include: new Values((name) => own(named, name), null),
      page: new Values((name) => textOf(values[name]) || undefined, undefined),
      site: new Values((name) => (name === 'baseurl' ? '' : own(variables, `site.${name}`)), undefined),
    }) as string;
    // Indented lines would be code in Markdown.
    return filled.replace(/^[ \t]+/gm, '').replace(/\n{3,}/g, '\n\n');
  } catch {
    return undefined;
  }
}
