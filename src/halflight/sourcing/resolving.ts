import type { Node } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { collections, findCollection, withDeclared, type PersonValues, type SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import type { EntryNode } from '../collections/entry-node';
import { toOwnCollection, type Declaration } from '../collections/collection/to-own-collection';
import { inLanguage, type DeclaredForms, type FormDeclaration, type FormWords } from '../features/forms/declaration';
import { languagesOf, settingsIn, withTranslations, type SiteSettings } from '../derive/languages';
import { formsOf } from '../to-file-path';
import { storedPicture } from './notebooks/stored-pictures';
import { createNameFinder, type FileNames, type NameFinder } from './file-names';
import { toEntryId } from './read-entry';
import { toVault, VAULT } from './vault/to-vault';

interface NodeModel {
  getNodeById(args: { id: string; type?: string }): Node | null;
  findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>;
  findOne(args: { type: string; query: { filter?: Record<string, unknown> } }): Promise<Node | null>;
}

/** What a resolver has access to. Resolvers run in workers, so everything they know comes through here. */
export interface Resolving {
  context: { nodeModel: NodeModel; path?: string };
  info: GraphQLResolveInfo;
  /** The path prefix of every URL on the site, such as `/site`; '' if there is none. */
  pathPrefix: string;
}

/** The node of a singleton's translation, such as `site.fr.md`. */
export interface TranslationNode extends Node {
  values: Record<string, unknown>;
  firstParagraph: string;
}

/** The id of the node that changes when a translation is written or removed. */
export const TRANSLATED_FILES = 'translated-files';

/** The id of the node with the names of all files. */
export const FILE_NAMES = 'file-names';

/** The file that translates a singleton: `site.fr.md` for `site.md`. */
export function toTranslationFile(file: string, language: string): string {
  return file.replace(/(?=(?:md|ipynb)$)/, `${language}.`);
}

export function findEntry(id: string, { context }: Pick<Resolving, 'context'>): EntryNode | undefined {
  return (context.nodeModel.getNodeById({ id }) as EntryNode | null) ?? undefined;
}

/** The node of a declaration: its values, with the collection's name as slug. */
type DeclarationNode = EntryNode & { values: Declaration };

// Cached: a definition is slow to create, and every entry asks for its own.
const made = new Map<string, { digest: string; collection: Collection }>();

function toCollection(
  node: DeclarationNode,
  languages: readonly string[],
  getNode: (id: string) => unknown,
): Collection {
  const translations = languages.flatMap((language) => {
    const translation = translationOf(node.filePath, language, getNode);
    return translation ? [{ language, translation }] : [];
  });
  const digest = [node, ...translations.map(({ translation }) => translation)]
    .map(({ internal }) => internal.contentDigest)
    .join(' ');
  const known = made.get(node.slug);
  if (known?.digest === digest) return known.collection;
  const collection = toOwnCollection(
    node.slug,
    node.values,
    Object.fromEntries(translations.map(({ language, translation }) => [language, translation.values])),
  );
  made.set(node.slug, { digest, collection });
  return collection;
}

/** The collection of an entry: a built-in one, or one that the site declares, found through the declaration's node. */
export function collectionNamed(name: string, { context }: Pick<Resolving, 'context'>): Collection | undefined {
  const [vault] = name === VAULT ? vaultOf(findSite({ context })) : [];
  if (vault) return vault;
  const ours = findCollection(name);
  if (ours && !ours.yields) return ours;
  const getNode = (id: string) => context.nodeModel.getNodeById({ id }) ?? undefined;
  const files = [`collections/${name}.md`, `collections/${name}/index.md`];
  const node = files.map((file) => getNode(toEntryId(file))).find((found) => found !== undefined);
  return node ? toCollection(node as DeclarationNode, otherLanguages(findSite({ context })), getNode) : ours;
}

/** The collections that a site declares. `findAll` also makes the query run again when a collection is declared for the first time. */
export async function findOwnCollections({ context }: Pick<Resolving, 'context'>): Promise<Collection[]> {
  const { nodeModel } = context;
  const { entries } = await nodeModel.findAll({ type: 'CollectionDeclaration', query: {} });
  const getNode = (id: string) => nodeModel.getNodeById({ id }) ?? undefined;
  const site = findSite({ context });
  const languages = otherLanguages(site);
  const declared = [...entries].map((node) => toCollection(node as DeclarationNode, languages, getNode));
  return [...sorted(declared), ...vaultOf(site)];
}

/** All collections of a site: the built-in ones, then those that it declares. */
export function readRegistry(
  getNodesByType: (type: string) => readonly unknown[],
  getNode: (id: string) => unknown,
): readonly Collection[] {
  const nodes = getNodesByType('CollectionDeclaration') as readonly DeclarationNode[];
  const site = readSettings(getNode);
  const vault = vaultOf(site);
  if (nodes.length === 0 && vault.length === 0) return collections;
  const languages = otherLanguages(site);
  return withDeclared([...sorted(nodes.map((node) => toCollection(node, languages, getNode))), ...vault]);
}

// Cached, as the declared collections are.
let madeVault: { settings: string; collection: Collection } | undefined;

/** The collection of the vault that `site.md` names, without its files; none without a vault. */
function vaultOf(site: SiteSettings | undefined): Collection[] {
  const { vault } = site ?? {};
  if (!site || !vault) return [];
  const settings = JSON.stringify([vault, site.language, site.words]);
  if (madeVault?.settings !== settings) madeVault = undefined;
  madeVault ??= { settings, collection: toVault({ ...site, vault }) };
  return [madeVault.collection];
}

const sorted = (some: Collection[]) => some.sort((a, b) => (a.name < b.name ? -1 : 1));

function otherLanguages(site: SiteSettings | undefined): string[] {
  return (site?.translated ?? []).flatMap(({ language }) => language ?? []);
}

type FormNode = EntryNode & { values: FormDeclaration };

/** The forms that a site declares, in a language. `findAll` also makes the query run again when a form is declared for the first time. */
export async function findForms({ context }: Pick<Resolving, 'context'>, language?: string): Promise<DeclaredForms> {
  const { nodeModel } = context;
  const { entries } = await nodeModel.findAll({ type: 'FormDeclaration', query: {} });
  return toForms([...entries] as FormNode[], language, (id) => nodeModel.getNodeById({ id }) ?? undefined);
}

/** The forms that a site declares, in a language. */
export function readForms(
  getNodesByType: (type: string) => readonly unknown[],
  getNode: (id: string) => unknown,
  language?: string,
): DeclaredForms {
  return toForms(getNodesByType('FormDeclaration') as readonly FormNode[], language, getNode);
}

function toForms(
  nodes: readonly FormNode[],
  language: string | undefined,
  getNode: (id: string) => unknown,
): DeclaredForms {
  return Object.fromEntries(
    nodes.map(({ slug, filePath, values }) => [
      slug,
      inLanguage(values, translationOf(filePath, language, getNode)?.values as FormWords | undefined),
    ]),
  );
}

// Cached: every text with a `[[link]]` asks for the names of all files, which are slow to sort.
let finder: { digest: string; find: NameFinder['find'] } | undefined;

/** Finds the files that `[[links]]` name. Reading the node of their names makes the query run again when one is written, renamed or removed. */
export function readNameFinder(getNode: (id: string) => unknown): NameFinder['find'] {
  const node = getNode(FILE_NAMES) as (Node & FileNames) | null | undefined;
  if (!node) return () => [];
  const { contentDigest } = node.internal;
  if (finder?.digest !== contentDigest) finder = { digest: contentDigest, find: createNameFinder(node).find };
  return finder.find;
}

/** What is needed of the File node of a file, which a picture in a notebook does not have. */
type FoundFile = Pick<Node, 'absolutePath' | 'relativePath'> & { internal: Pick<Node['internal'], 'contentDigest'> };

/** The file at a path in the content folder, or the picture that a notebook at this path contains. */
export async function findFile(path: string, { context }: Pick<Resolving, 'context'>): Promise<FoundFile | undefined> {
  const stored = storedPicture(path);
  if (stored)
    return {
      absolutePath: stored.absolutePath,
      relativePath: path,
      internal: { contentDigest: stored.digest },
    };
  const file = await context.nodeModel.findOne({
    type: 'File',
    query: { filter: { relativePath: { in: formsOf(path) }, sourceInstanceName: { eq: 'content' } } },
  });
  return (file as FoundFile | null) ?? undefined;
}

/** The content of `person.md`, in a language. `findOne` also makes the query run again when the file is first created. */
export async function findPerson(
  { context }: Pick<Resolving, 'context'>,
  language?: string,
): Promise<(Node & PersonValues) | undefined> {
  const person = (await context.nodeModel.findOne({
    type: 'Person',
    query: { filter: { id: { eq: toEntryId('person.md') } } },
  })) as (Node & PersonValues) | null;
  return person
    ? translatePerson(
        person,
        translationOf('person.md', language, (id) => findEntry(id, { context })),
      )
    : undefined;
}

/** The content of `site.md`, in a language or the main one. Read through the node model, so that the query runs again when it changes. */
export function findSite({ context }: Pick<Resolving, 'context'>, language?: string): SiteSettings | undefined {
  const { nodeModel } = context;
  const site = readSettings((id) => nodeModel.getNodeById({ id }) ?? undefined, language);
  // Reading this node makes the query run again when a translation is added.
  if (site?.languages) nodeModel.getNodeById({ id: TRANSLATED_FILES });
  return site;
}

// Cached: every link and picture asks for the settings, and those of a multilingual site are slow to assemble.
let settings: { digest: string; site: SiteSettings } | undefined;

/** The settings from the nodes of `site.md`, in a language or the main one. The main one's include the settings in all other languages. */
export function readSettings(getNode: (id: string) => unknown, language?: string): SiteSettings | undefined {
  const site = getNode(toEntryId('site.md')) as (Node & SiteValues) | undefined;
  if (!site) return undefined;
  const [, ...others] = languagesOf(site);
  if (others.length === 0) return withTranslations(site, () => undefined);
  const own = new Map(others.map(({ code }) => [code, translationOf('site.md', code, getNode)]));
  const digest = [site, ...own.values()].map((node) => node?.internal.contentDigest).join(' ');
  if (settings?.digest !== digest) settings = { digest, site: withTranslations(site, (code) => own.get(code)?.values) };
  return settingsIn<SiteSettings>(settings.site, language);
}

/** The content of `person.md`'s node, in a language if given. */
export function readPerson(getNode: (id: string) => unknown, language?: string): PersonValues | undefined {
  const person = getNode(toEntryId('person.md')) as (Node & PersonValues) | undefined;
  return person && translatePerson(person, translationOf('person.md', language, getNode));
}

function translationOf(
  file: string,
  language: string | undefined,
  getNode: (id: string) => unknown,
): TranslationNode | undefined {
  if (language === undefined) return undefined;
  return getNode(toEntryId(toTranslationFile(file, language))) as TranslationNode | undefined;
}

/** Merges a person with their translation, whose values and text take precedence. */
function translatePerson<P extends PersonValues>(person: P, own: TranslationNode | undefined): P {
  if (!own) return person;
  const { internal } = person as Partial<Node>;
  const contentDigest = `${internal?.contentDigest ?? ''} ${own.internal.contentDigest}`;
  return {
    ...person,
    ...own.values,
    ...(own.firstParagraph && { firstParagraph: own.firstParagraph }),
    ...(internal && { internal: { ...internal, contentDigest } }),
  };
}
