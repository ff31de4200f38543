import { nearest } from '../nearest';
import type { DeclarationMistake } from './find-declaration-mistakes';

/** A file that translates a declaration. */
interface Translation {
  filePath: string;
  slug: string;
  /** The words of its fields. */
  fields?: readonly { name: string; options?: readonly string[] | undefined }[] | undefined;
}

/** The declaration in the main language. */
interface Original {
  filePath: string;
  fields: readonly { name: string; kind: string; options?: readonly string[] | undefined }[];
}

/**
 * Finds in the translation of a declaration of a `folder` what the original does not have. `common` are names of fields that every entry has; of these,
 * `suggested` are named with the others. Without `original`, there is nothing to translate.
 */
export function findStrayWords(
  folder: string,
  { filePath, slug, fields = [] }: Translation,
  original: Original | undefined,
  { common = [], suggested = [] }: { common?: readonly string[]; suggested?: readonly string[] } = {},
): DeclarationMistake[] {
  if (!original)
    return [
      {
        filePath,
        path: [],
        kind: 'no-original',
        message: `translates ${folder}/${slug}.md, which is not there or has mistakes: write it in the main language first`,
      },
    ];
  const names = [...suggested, ...original.fields.map(({ name }) => name)];
  return fields.flatMap(({ name, options }, index): DeclarationMistake[] => {
    const field = original.fields.find((each) => each.name === name);
    if (options && field && options.length !== field.options?.length)
      return [
        {
          filePath,
          path: ['fields', index, 'options'],
          kind: 'bad-options',
          message: field.options
            ? `must have a word for each of the ${field.options.length} options of "${name}" in ${original.filePath}, in their order: ${field.options.join(', ')}`
            : `"${name}" is of kind ${field.kind}, which has no options: remove them`,
        },
      ];
    if (names.includes(name) || common.includes(name)) return [];
    const suggestion = nearest(name, names);
    return [
      {
        filePath,
        path: ['fields', index, 'name'],
        kind: 'unknown-field',
        message: `${original.filePath} has no field "${name}"; there are: ${names.join(', ')}`,
        ...(suggestion !== undefined && { suggestion }),
      },
    ];
  });
}
