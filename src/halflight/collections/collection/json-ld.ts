import type { Thing } from 'schema-dts';
import { findCollection } from '..';
import { readPeriod } from '../../fields/read-period';
import { optionIn, wordsIn } from './to-own-collection';
import { isOnDay, toInstant, toOffsetTime, type Day, type Time } from '../../fields/days';
import { toIsoDuration } from '../../fields/durations';
import type { ImageValue } from '../../fields/images';
import { addressOf, oneOrMore, type Describe, type Described } from '../described';
import { toPersonReference } from '../person-node';
import { markdownWords } from '../../markdown/markdown-words';
import { parseMarkdown } from '../../markdown/parse';
import { summaryOf } from '../entry-node';
import type { Collection, DeclaredField } from '../define-collection';
import type { SchemaType } from './schema-types';

type Values = Readonly<Partial<Record<string, unknown>>>;

/**
 * An entry of a declared collection as the schema.org type its declaration names, with the fields that map to properties. An event without a day or
 * place, or a recipe without ingredients, becomes a `CreativeWork`, because search engines reject it otherwise.
 */
export const describe: Describe = (described) => {
  const { site, node, url, pictureOf, sharedPicture } = described;
  const collection = findCollection(node.collection, site.registry);
  const { declared } = collection ?? {};
  if (!collection || !declared) return undefined;
  const values = node as unknown as Values;
  const properties = propertiesOf(declared.fields, collection, described);
  const cover = values.cover as ImageValue | undefined;
  const image = pictureOf(cover?.src) ?? properties.image ?? sharedPicture;
  const description = summaryOf(node);
  const known = {
    ...addressOf(url, node.collection),
    ...properties,
    ...(description && { description }),
    ...(image !== undefined && { image }),
    ...(node.tags?.length && properties.keywords === undefined && { keywords: node.tags }),
  };
  const type = fittingType(declared.schema, collection, values, properties);
  if (type === 'Event')
    return {
      '@type': 'Event',
      name: node.title,
      ...known,
      ...eventFacts(collection, values, described),
    } as unknown as Exclude<Thing, string>;
  const owner = toPersonReference(site);
  const author = properties.author ?? owner;
  const day = collection.publishesOn === undefined ? undefined : (values[collection.publishesOn] as Day | undefined);
  return {
    '@type': type,
    ...(type === 'Article' ? { headline: node.title } : { name: node.title }),
    inLanguage: site.settings.language ?? 'en',
    ...(author !== undefined && { author }),
    ...(day && {
      datePublished: toInstant(day, node.instants?.[collection.publishesOn ?? ''], site.settings.timeZone ?? 'UTC'),
    }),
    ...known,
  } as unknown as Exclude<Thing, string>;
};

/** The declared type, or `CreativeWork` if the entry lacks what search engines require for that type. */
function fittingType(wanted: SchemaType, { dateRange }: Collection, values: Values, properties: Values): SchemaType {
  const start = values[dateRange?.start ?? ''];
  if (wanted === 'Event')
    return typeof start === 'string' && isOnDay(start) && properties.location ? wanted : 'CreativeWork';
  if (wanted === 'Recipe') return properties.recipeIngredient ? wanted : 'CreativeWork';
  return wanted;
}

function eventFacts({ dateRange }: Collection, values: Values, { site }: Described): Values {
  const [start, end] = [dateRange?.start, dateRange?.end].map((field) => values[field ?? ''] as Time | undefined);
  const zone = site.settings.timeZone;
  const period = start ? readPeriod(start, end === start ? undefined : end, zone) : undefined;
  return {
    ...(period && { startDate: toOffsetTime(period.start, zone) }),
    ...(period?.end && { endDate: toOffsetTime(period.end, zone) }),
    // A listed event takes place: authors remove a cancelled event and re-date a postponed one.
    eventStatus: 'https://schema.org/EventScheduled',
  };
}

/** The fields that map to schema.org properties, by property. */
function propertiesOf(fields: readonly DeclaredField[], collection: Collection, described: Described): Values {
  const { node, site } = described;
  const values = node as unknown as Values;
  const words = wordsIn(collection, node.language ?? site.settings.language);
  return Object.fromEntries(
    fields.flatMap(({ name, kind, property }) => {
      const value = values[name];
      if (property === undefined || value === undefined || value === null) return [];
      const unit = words.fields[name]?.unit;
      const said = [value].flat().map((one): unknown => {
        if (kind === 'duration') return toIsoDuration(one as number);
        if (kind === 'number') return unit === undefined ? one : `${one as number} ${unit}`;
        if (kind === 'image') return described.pictureOf((one as ImageValue).src);
        if (kind === 'choice') return optionIn(one as string, name, collection, words);
        if (kind === 'markdown') return wordsOf(one as string);
        return one;
      });
      const typed = said.filter((one) => one !== undefined).map((one) => toTyped(property, one));
      return typed.length > 0 ? [[property, oneOrMore(typed)]] : [];
    }),
  );
}

/** Wraps a value in the type that its property expects. */
function toTyped(property: string, value: unknown): unknown {
  switch (property) {
    case 'author':
    case 'performer':
    case 'organizer':
      return { '@type': 'Person', name: value };
    case 'location':
      return { '@type': 'Place', name: value, address: value };
    case 'recipeInstructions':
      return { '@type': 'HowToStep', text: value };
    default:
      return value;
  }
}

/** The plain text of Markdown. */
function wordsOf(markdown: string): string {
  return parseMarkdown(markdown)
    .children.map((node) => markdownWords(node).words)
    .filter(Boolean)
    .join(' ');
}
