/** Capitalizes the first letter. */
export function capitalize<Text extends string>(text: Text): Capitalize<Text> {
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>;
}

/** Converts kebab case to camel case: `json-ld` becomes `jsonLd`. */
export function toCamelCase(name: string): string {
  return name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts kebab case to Pascal case: `json-ld` becomes `JsonLd`. */
export function toPascalCase(name: string): string {
  return toCamelCase(`-${name}`);
}

/** A camel-case name in words: `Cooking time` for `cookingTime`. */
export function inWords(name: string): string {
  return capitalize(name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase());
}
