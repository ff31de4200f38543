import type { FieldType } from './field-types';

/** The schema.org types that a declared collection may use. */
export const schemaTypes = ['CreativeWork', 'Article', 'Recipe', 'Event'] as const;

export type SchemaType = (typeof schemaTypes)[number];

const work: Readonly<Record<string, readonly FieldType[]>> = {
  about: ['text'],
  author: ['text'],
  dateCreated: ['day'],
  datePublished: ['day'],
  genre: ['text', 'choice'],
  image: ['image'],
  keywords: ['text'],
  sameAs: ['url'],
};

/**
 * The properties of each type that a field may map to, with the kinds of field that search engines accept for them. From schema.org and, for recipes
 * and events, https://developers.google.com/search/docs/appearance/structured-data.
 */
export const schemaProperties: Readonly<Record<SchemaType, Readonly<Record<string, readonly FieldType[]>>>> = {
  CreativeWork: work,
  Article: work,
  Recipe: {
    ...work,
    cookTime: ['duration'],
    prepTime: ['duration'],
    recipeCategory: ['text', 'choice'],
    recipeCuisine: ['text', 'choice'],
    recipeIngredient: ['text'],
    recipeInstructions: ['text', 'markdown'],
    recipeYield: ['number', 'text'],
    totalTime: ['duration'],
  },
  Event: {
    image: ['image'],
    keywords: ['text'],
    location: ['text'],
    organizer: ['text'],
    performer: ['text'],
    sameAs: ['url'],
  },
};
