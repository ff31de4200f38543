/** A text with its first letter as a capital. */
export function capitalize<Text extends string>(text: Text): Capitalize<Text> {
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>;
}

/** A name of words between hyphens, as that of a file, in camel case: `json-ld` becomes `jsonLd`. */
export function toCamelCase(name: string): string {
  return name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A name of words between hyphens in Pascal case: `json-ld` becomes `JsonLd`. */
export function toPascalCase(name: string): string {
  return toCamelCase(`-${name}`);
}
