/** What something unknown has under a name; `undefined` where it is no object. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? (found as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}

/** The text that something unknown is; empty where it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The list that something unknown is; empty where it is none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
