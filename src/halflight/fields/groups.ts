import { z } from 'zod';
import { isRecord } from '../is-record';
import { hasZone } from './days';
import { isOptional, kindOf, register, shapeOf, textError, type FieldText } from './field';
import { currency, flag, linkUrl, number, path, text } from './kinds';

/** A list of items of one kind. `distinct` removes duplicates. */
export function list<Item extends z.ZodType>(
  item: Item,
  { max, distinct = false }: { max?: number; distinct?: boolean } = {},
) {
  const written = z.array(item, { error: textError(`a list, such as ${exampleOf(item)}`) });
  const schema = distinct ? written.overwrite((items) => [...new Set(items)]) : written;
  return max ? schema.max(max, { error: `must have at most ${max} items` }) : schema;
}

/** A list of these items, as an author would write it; groups have all their required fields. */
function exampleOf(item: z.ZodType): string {
  const shape = kindOf(item)?.short === undefined ? shapeOf(item) : undefined;
  const fields = Object.entries(shape ?? {}).flatMap(([name, field]) => {
    const { example } = kindOf(field) ?? {};
    return example === undefined || isOptional(field) ? [] : [`${name}: ${example}`];
  });
  return fields.length > 0 ? `[{ ${fields.join(', ')} }]` : '[one, two]';
}

/** A rule about several fields. Its message is shown at `field`, or at the group. */
export interface Rule {
  field?: string;
  kind: string;
  message: string;
  broken: (values: Record<string, unknown>) => boolean;
}

/**
 * A period must not end before it starts. Either end may be as imprecise as a year: only the precision that both have is compared. If only one end
 * has a zone, the other may be in any zone of the world.
 */
export function inOrder(start: string, end: string): Rule {
  return {
    field: end,
    kind: 'end-before-start',
    message: `must not be earlier than "${start}"`,
    broken: (values) => {
      const [from, to] = [values[start], values[end]];
      if (typeof from !== 'string' || typeof to !== 'string') return false;
      if (hasZone(from) && hasZone(to)) return Date.parse(to) < Date.parse(from);
      const [first, last] = [hasZone(from) ? inZone(from, -12) : from, hasZone(to) ? inZone(to, 14) : to];
      const shared = Math.min(first.length, last.length);
      return last.slice(0, shared).replace('T', ' ') < first.slice(0, shared).replace('T', ' ');
    },
  };
}

/** An instant as local time, that many hours from UTC; as written if there is no such instant. */
function inZone(instant: string, hours: number): string {
  const local = new Date(Date.parse(instant) + hours * 3_600_000);
  return Number.isNaN(local.getTime()) ? instant : local.toISOString().slice(0, 16);
}

/** At most one of two fields may be given. */
export function notBoth(one: string, other: string): Rule {
  return {
    field: other,
    kind: 'contradiction',
    message: `cannot be given together with "${one}": a link leads to one place`,
    broken: (values) => values[one] !== undefined && values[other] !== undefined,
  };
}

/** Adds rules to a group. They are checked even if a field is invalid, so that an author sees all problems at once. */
export function withRules<T extends z.ZodType>(schema: T, rules: readonly Rule[]): T {
  return rules.reduce<T>(
    (ruled, { field, kind, message, broken }) =>
      ruled.refine((values) => !broken(values as Record<string, unknown>), {
        path: field === undefined ? [] : [field],
        error: message,
        params: { kind },
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    schema,
  );
}

type GroupOptions<Shape> = FieldText & {
  fields: Shape;
  /** The field that a bare text in place of the group stands for. */
  short?: keyof Shape & string;
  /** Makes the group a single JSON value in GraphQL. */
  opaque?: true;
  rules?: readonly Rule[];
};

export function group<Shape extends Record<string, z.ZodType>>({
  fields,
  short,
  opaque,
  rules = [],
  ...words
}: GroupOptions<Shape>) {
  const names = Object.keys(fields).join(', ');
  const object = withRules(z.strictObject(fields, { error: textError(`a group of fields (${names})`) }), rules);
  const schema = short
    ? (z.preprocess(
        (value) => (typeof value === 'string' ? { [short]: value } : value),
        object,
      ) as unknown as typeof object)
    : object;
  return register(schema, { ...words, kind: 'group', ...(opaque && { graphql: 'JSON' }), ...(short && { short }) });
}

/** The field of an entry whose text may have formulas. `readingOf` in `sourcing/facts-of.ts` reads it by this name. */
export const math = flag({
  label: 'Mathematics',
  hint: 'Reads `$…$` and `$$…$$` as formulas.',
  example: 'true',
}).optional();

/** The fields of a link target: `to` is a page of the site, `url` leads elsewhere. For a group with `notBoth('to', 'url')` or `oneTarget`. */
export const target = {
  to: path({ label: 'To', hint: 'A page of this site.', example: '/projects/' }).optional(),
  url: linkUrl({
    label: 'URL',
    hint: 'A page on another site; or an e-mail address or a phone number, as `mailto:ada@example.org` or `tel:+44-20-7946-0000`.',
    example: 'https://example.org/',
  }).optional(),
};

/** A link must have exactly one target: a page of the site, or a URL elsewhere. */
export const oneTarget: Rule = {
  kind: 'no-target',
  message: 'must have either "to" (a page of this site) or "url" (a page on another site)',
  broken: ({ to, url: out }) => (to === undefined) === (out === undefined),
};

/** A link with a label of at most `max` characters. `to` leads to a page of the site, `url` to another site. */
export function link({ max = 80, ...words }: FieldText & { max?: number }) {
  return group({
    ...words,
    fields: {
      label: text({ label: 'Label', hint: 'The words of the link.', example: 'See the projects', max }),
      ...target,
    },
    rules: [oneTarget],
  });
}

/** The number of decimals of a currency: 2 for euros, none for yen, 3 for dinars. */
function decimalsOf(code: unknown): number {
  const isCode = typeof code === 'string' && /^[A-Za-z]{3}$/.test(code);
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: isCode ? code : 'EUR',
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** Many authors mean `1.890` as thousands, but YAML reads a decimal point. In a currency with three decimals, it is one. */
function aboutThousands({ amount, currency: code }: Record<string, unknown>): string | undefined {
  if (typeof amount !== 'string' || !/^\s*[1-9]\d{0,2}\.\d{3}\s*$/.test(amount) || decimalsOf(code) === 3)
    return undefined;
  const written = amount.trim();
  return `is read as ${Number(written)}: write ${written.replace('.', '')} if that is what "${written}" means, or ${Number(written)}`;
}

/** A price: an amount and its currency, followed by `fields`. */
export function price<Shape extends Record<string, z.ZodType>>({
  fields,
  rules = [],
  ...words
}: FieldText & { fields: Shape; rules?: readonly Rule[] }) {
  const priced = group({
    ...words,
    rules,
    fields: {
      amount: number({ label: 'Amount', hint: 'With a decimal point.', example: '24.50', fraction: true, min: 0 }),
      currency: currency({ label: 'Currency', hint: 'The code of the currency.', example: 'GBP' }),
      ...fields,
    },
  });
  const schema = z.preprocess((written, context) => {
    const message = isRecord(written) ? aboutThousands(written) : undefined;
    if (message) context.addIssue({ code: 'custom', path: ['amount'], message, params: { kind: 'ambiguous-amount' } });
    return written;
  }, priced) as unknown as typeof priced;
  return register(schema, { ...words, kind: 'group' });
}
