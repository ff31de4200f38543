import { z } from 'zod';
import type { Collection } from '../collections/define-collection';
import { itemOf, shapeOf } from '../fields/field';
import { group } from '../fields/groups';

/**
 * What a translation file may override in `site.md` and `person.md`: words, and whatever depends on them. Everything else applies to the whole site.
 */
const TRANSLATED: Readonly<Record<string, string>> = {
  site: 'title description navigation button announcement footer logo contact collections words showOriginals',
  person: 'name role location available avatar social skills languages',
};

/** The GraphQL type of the nodes of such files. */
export const TRANSLATION = 'Translation';

/** The collection of a translation file such as `site.fr.md`: it only has the translatable fields, all optional. */
export function toOverlay(collection: Collection): Collection {
  const label = `${collection.label} in another language`;
  const fields = collection.translated ?? translatedFieldsOf(collection);
  return { ...collection, label, typeName: TRANSLATION, fields, cardFields: [], schema: z.strictObject(fields) };
}

function translatedFieldsOf(collection: Collection): Record<string, z.ZodType> {
  return Object.fromEntries(
    (TRANSLATED[collection.name] ?? '').split(' ').flatMap((name) => {
      const schema = collection.fields[name];
      return schema ? [[name, (name === 'contact' ? topicsOf(schema) : schema).optional()] as const] : [];
    }),
  );
}

/** The only translatable setting of the contact form: its topics. */
function topicsOf(contact: z.ZodType): z.ZodType {
  const topics = shapeOf(contact)?.topics;
  if (!topics || !itemOf(topics)) throw new Error('The settings of the contact form have no list of topics.');
  return group({
    label: 'Contact',
    hint: 'What the form offers its readers to choose from.',
    fields: { topics: topics as z.ZodType },
  });
}
