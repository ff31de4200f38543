import type { Section } from '../../sections/schema';
import type { ToldService } from '../../derive/to-services';
import { summaryOf } from '../../sourcing/resolving';
import type { PublishedSite } from '../published';
import { inBrackets, toPublishedMarkdown, type ToTarget } from './to-published-markdown';

interface Page {
  site: PublishedSite;
  title: string;
  /** The body of the page, ready. */
  body: string;
  /** For each section the ids of the entries that it shows. */
  members: readonly (readonly string[])[];
  /** What a section `privacy` tells of. */
  services: readonly ToldService[];
  fromFile: ToTarget;
  fromContent: ToTarget;
}

/** What items of sections, and entries in them, may say; each of them some of it. */
interface Said {
  title?: string;
  name?: string;
  label?: string;
  question?: string;
  value?: string;
  text?: string;
  answer?: string;
  to?: string;
  url?: string;
  src?: string;
  alt?: string;
  organization?: string;
  institution?: string;
  issuer?: string;
}

type AnySection = { type: Section['type']; actions?: readonly Said[]; items?: readonly Said[] } & Said;

/**
 * The sections of a page as Markdown: headings, texts, items and links in the order of the page, and lists of what it shows of collections.
 * What only works on the page (a form, an embedded player's picture) is left out.
 */
export function sectionsToMarkdown(sections: readonly Section[], page: Page): string {
  return sections
    .map((section, index) => toMarkdown(section as AnySection, page.members[index] ?? [], page))
    .filter(Boolean)
    .join('\n\n');
}

function toMarkdown(section: AnySection, members: readonly string[], page: Page): string {
  const { type, title, text, url, items = [], actions = [] } = section;
  const { body, fromFile, site } = page;
  const parts = [
    title && title !== page.title && `## ${title}`,
    text ? toPublishedMarkdown(text, fromFile, { html: false }).trim() : type === 'prose' && body,
    ...items.map((item) => itemToMarkdown(item, page)),
    type === 'embed' && url && `<${url}>`,
    bullets(members.flatMap((id) => memberToMarkdown(id, page))),
    type === 'skills' && bullets((site.person?.skills ?? []).map(({ name }) => name)),
    type === 'social' && bullets((site.person?.social ?? []).map((link) => `<${link.url}>`)),
    type === 'privacy' && servicesToMarkdown(page),
    bullets(actions.map(({ label = '', ...target }) => linked(label, target, page))),
  ];
  // Items of one line each make one list.
  return parts
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n\n')
    .replace(/^(- .*)\n\n(?=- )/gm, '$1\n');
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

function itemToMarkdown(item: Said, page: Page): string {
  const { title, name, label, question, value, text, answer, src, alt } = item;
  if (src !== undefined) {
    const address = page.fromContent(src) ?? src;
    return `![${inBrackets(alt ?? '')}](${address})`;
  }
  const words = linked(title ?? name ?? label ?? question ?? '', item, page);
  const more = text ?? answer;
  const line = [words, value].filter(Boolean).join(': ');
  return more ? `### ${line}\n\n${toPublishedMarkdown(more, page.fromFile, { html: false }).trim()}` : `- ${line}`;
}

function servicesToMarkdown({ services, site: { words } }: Page): string {
  if (services.length === 0) return words.privacyNobody;
  return bullets(services.map(({ kind, name }) => `${name}: ${words[`privacy${kind}`]}`));
}

function memberToMarkdown(id: string, { site }: Page): string[] {
  const node = site.nodeOf(id);
  if (!node) return [];
  const { title, name, organization, institution, issuer } = node as Said;
  const path = site.pathOf(node.filePath);
  const words = title ?? name ?? '';
  const place = organization ?? institution ?? issuer;
  const said = [path ? `[${inBrackets(words)}](${site.toAddress(path)})` : words, place].filter(Boolean).join(', ');
  const summary = summaryOf(node);
  return [summary ? `${said}: ${summary}` : said];
}

function linked(words: string, { to, url }: Said, { fromContent }: Page): string {
  const address = url ?? (to === undefined ? undefined : (fromContent(to) ?? to));
  return address === undefined ? words : `[${inBrackets(words)}](${address})`;
}
