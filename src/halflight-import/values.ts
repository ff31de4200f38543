/** A front matter value in any format: text, a list or a map. Numbers and dates stay text. */
export type Value = string | Value[] | { [key: string]: Value };
/** The front matter of a file, or a part of it. */
export type Values = Record<string, Value>;

/** Converts a value of TOML, JSON or YAML to text, lists and maps; `undefined` for an empty one. */
function toValue(value: unknown): Value | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.flatMap((item) => toValue(item) ?? []);
  // A TOML date serialises in the form in which it was written.
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return toValues(value);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** The fields of an object that have a value. */
export function toValues(object: object): Values {
  const values: Values = {};
  for (const [key, value] of Object.entries(object)) {
    const read = toValue(value);
    // Assigning to a key such as `__proto__` would not create a field.
    if (read !== undefined) Object.defineProperty(values, key, { value: read, ...OWN });
  }
  return values;
}

const OWN = { enumerable: true, configurable: true, writable: true };

/** The first of the named fields that exists. */
export function fieldOf(values: Values | undefined, ...names: readonly string[]): Value | undefined {
  return names.map((name) => (values && Object.hasOwn(values, name) ? values[name] : undefined)).find(Boolean);
}

/** The text of a value; '' for lists, maps and missing values. */
export function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The texts in a list, or a single text as a list. */
export function textsOf(value: Value | undefined): string[] {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list.flatMap((item) => (Array.isArray(item) ? textsOf(item) : textOf(item))).filter((text) => text !== '');
}

/** The fields of a map; empty for any other value. */
export function mapOf(value: Value | undefined): Values {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/** Whether a value means yes, in any of YAML's spellings. */
export function isYes(value: Value | undefined): boolean {
  return /^(?:true|yes|on|y|1)$/i.test(textOf(value));
}

/** Whether a value means no, in any of YAML's spellings. */
export function isNo(value: Value | undefined): boolean {
  return /^(?:false|no|off|n|0)$/i.test(textOf(value));
}
