import { parse } from 'yaml';
import { z } from 'zod';
import { isOptional, itemOf, kindOf, shapeOf } from '../fields/field';
import type { SectionDefinition } from '../sections/define-section';

type Schema = z.core.$ZodType;
type Shape = Record<string, Schema>;

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** The YAML lines of a field's example: `tags:` and `  - mathematics`. Empty if the definition has no example. */
export function toExample(name: string, schema: Schema): string[] {
  const kind = kindOf(schema);
  if (kind?.example !== undefined) {
    const lines = kind.example.split('\n');
    return lines.length > 1 ? [`${name}:`, ...indent(lines)] : [`${name}: ${kind.example}`];
  }
  const item = itemOf(schema);
  // If an item has an example of several lines, it is that of the whole list.
  const whole = item && kindOf(item)?.example;
  if (whole?.includes('\n')) return [`${name}:`, ...indent(whole.split('\n'))];
  const inner = item ? toItem(item) : toGroupExample(schema);
  return inner.length > 0 ? [`${name}:`, ...indent(inner)] : [];
}

function toItem(item: Schema): string[] {
  const { example, short } = kindOf(item) ?? {};
  const alone = short === undefined ? undefined : kindOf(shapeOf(item)?.[short] ?? item)?.example;
  const [first, ...others] = alone === undefined ? toGroupExample(item) : [alone];
  const shown = first ?? example;
  return shown === undefined ? [] : [`- ${shown}`, ...indent(others)];
}

/** The YAML lines of a section's example, as an item of `sections`: its title and its required fields. */
export function toSectionExample({ type, fields }: Pick<SectionDefinition, 'type' | 'fields'>): string[] {
  const shown = Object.entries(fields).filter(([name, schema]) => name === 'title' || !isOptional(schema));
  return [`- type: ${type}`, ...indent(shown.flatMap(([name, schema]) => toExample(name, schema)))];
}

/**
 * Example lines for the fields of a group: the required ones, and as many others as can be combined. A group of many similar fields, such as the
 * words of the interface, only shows the first.
 */
function toGroupExample(schema: Schema): string[] {
  const shape = shapeOf(schema);
  const kind = kindOf(schema);
  if (!shape || kind?.kind === 'image') return [];
  const alike = kind?.graphql !== undefined;
  return linesOf(shape, alike ? Object.keys(shape).slice(0, 1) : fieldsThatFit(schema, shape));
}

/** The names of a group's fields that can be combined; earlier fields take precedence. */
function fieldsThatFit(schema: Schema, shape: Shape): string[] {
  const names = Object.keys(shape);
  const fits = (some: readonly string[]) =>
    z.safeParse(schema, parse(linesOf(shape, some).join('\n'), { schema: 'failsafe' })).success;
  let kept = names.filter((name) => !isOptional(shape[name] as Schema));
  for (const name of names.filter((each) => !kept.includes(each))) {
    const more = names.filter((each) => each === name || kept.includes(each));
    if (fits(more) || !fits(kept)) kept = more;
  }
  return kept;
}

function linesOf(shape: Shape, names: readonly string[]): string[] {
  return names.flatMap((name) => toExample(name, shape[name] as Schema));
}
