/** The value at a path of property names in an unknown value; `undefined` where there is no such own property. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? (found as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}

/** A value if it is a string, otherwise an empty string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A value if it is an array, otherwise an empty array. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
