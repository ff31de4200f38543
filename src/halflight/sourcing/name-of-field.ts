/** A path in the front matter as an author would write it: `links[2].url`. */
export function nameOfField(path: readonly PropertyKey[]): string {
  return (
    path.reduce<string>(
      (name, step) =>
        typeof step === 'number' ? `${name}[${step + 1}]` : name ? `${name}.${String(step)}` : String(step),
      '',
    ) || 'front matter'
  );
}
