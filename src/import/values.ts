/** A value of front matter: text, a list or a map, whatever form it was written in. Nothing has been guessed to be a number or a date. */
export type Value = string | Value[] | { [key: string]: Value };
/** The front matter of a file, or a part of it. */
export type Values = Record<string, Value>;

/** A value of TOML, JSON or YAML as text, lists and maps; `undefined` for one that says nothing. */
export function toValue(value: unknown): Value | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.flatMap((item) => toValue(item) ?? []);
  // A day or a time of TOML knows how it was written.
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return toValues(value);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** The fields of an object that say something. */
export function toValues(object: object): Values {
  const values: Values = {};
  for (const [key, value] of Object.entries(object)) {
    const read = toValue(value);
    // A key such as `__proto__` would not make a field.
    if (read !== undefined) Object.defineProperty(values, key, { value: read, ...OWN });
  }
  return values;
}

const OWN = { enumerable: true, configurable: true, writable: true };

/** The field of some values by one of its names: the first that is there. */
export function fieldOf(values: Values | undefined, ...names: readonly string[]): Value | undefined {
  return names.map((name) => (values && Object.hasOwn(values, name) ? values[name] : undefined)).find(Boolean);
}

/** The text of a value; '' for lists and maps, and where there is none. */
export function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The texts of a list, or the one text that stands for it. */
export function textsOf(value: Value | undefined): string[] {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list.flatMap((item) => (Array.isArray(item) ? textsOf(item) : textOf(item))).filter((text) => text !== '');
}

/** The fields of a map; none of anything else. */
export function mapOf(value: Value | undefined): Values {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/** Whether a value says yes, in any of YAML's words for it. */
export function isYes(value: Value | undefined): boolean {
  return /^(?:true|yes|on|y|1)$/i.test(textOf(value));
}

/** Whether a value says no. */
export function isNo(value: Value | undefined): boolean {
  return /^(?:false|no|off|n|0)$/i.test(textOf(value));
}
