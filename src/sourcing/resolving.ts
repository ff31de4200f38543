import type { Node } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { PersonValues, SiteValues } from '../collections';
import { formsOf } from '../derive/to-file-path';
import { toEntryId } from './read-entry';

interface NodeModel {
  getNodeById(args: { id: string; type?: string }): Node | null;
  findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>;
  findOne(args: { type: string; query: { filter?: Record<string, unknown> } }): Promise<Node | null>;
}

/** What a resolver has at hand. Resolvers run in workers: everything they know comes through here. */
export interface Resolving {
  context: { nodeModel: NodeModel; path?: string };
  info: GraphQLResolveInfo;
  /** The path that every address on the site begins with, such as `/site`; '' when there is none. */
  pathPrefix: string;
}

/** A node made of an entry: its values, and what `create-entry-nodes.ts` adds. */
export interface EntryNode extends Node {
  collection: string;
  slug: string;
  filePath: string;
  minutes: number;
  hasBody: boolean;
  firstParagraph: string;
  /** The addresses of the players of videos in its text. */
  players: string[];
  title?: string;
  summary?: string;
  date?: string;
  noindex?: boolean;
  tags?: string[];
  aliases?: string[];
}

/**
 * What an entry is about, in its author's words: its summary, else its first paragraph; `undefined` for one without either. Everything that
 * tells of an entry without showing it asks here: lists, heads, feeds, texts, structured data.
 */
export function summaryOf({
  summary,
  firstParagraph,
}: Pick<EntryNode, 'summary' | 'firstParagraph'>): string | undefined {
  return summary ?? (firstParagraph || undefined);
}

/** The node of an entry. */
export function findEntry(id: string, { context }: Pick<Resolving, 'context'>): EntryNode | undefined {
  return (context.nodeModel.getNodeById({ id }) as EntryNode | null) ?? undefined;
}

/** The File node of a path in the content folder. */
export async function findFile(path: string, { context }: Pick<Resolving, 'context'>): Promise<Node | undefined> {
  const file = await context.nodeModel.findOne({
    type: 'File',
    query: { filter: { relativePath: { in: formsOf(path) }, sourceInstanceName: { eq: 'content' } } },
  });
  return file ?? undefined;
}

/** What `person.md` says. Asked in this way, the query runs again when the file is written for the first time, too. */
export async function findPerson({ context }: Pick<Resolving, 'context'>): Promise<(Node & PersonValues) | undefined> {
  const person = await context.nodeModel.findOne({
    type: 'Person',
    query: { filter: { id: { eq: toEntryId('person.md') } } },
  });
  return (person as (Node & PersonValues) | null) ?? undefined;
}

/** What `site.md` says; asking through the node model makes the query run again when it changes. */
export function findSite({ context }: Pick<Resolving, 'context'>): (Node & SiteValues) | undefined {
  return (context.nodeModel.getNodeById({ id: toEntryId('site.md') }) as (Node & SiteValues) | null) ?? undefined;
}
