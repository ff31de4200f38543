import type { Element, Root } from 'hast';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';

/** The HTML elements a text may contain; `docs/posts/markdown` lists them for authors. */
export const allowedElements: readonly string[] =
  `a abbr address audio b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure h1 h2 h3
  h4 h5 h6 hr i img input ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td
  tfoot th thead time tr track u ul var video wbr`.split(/\s+/);

/** Ids of the page around a text begin with "_" or "gatsby-", so neither a heading nor HTML in a text may take one that does. */
const FREE_ID = /^(?!_|gatsby-)./;

const aria = ['ariaLabel', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaHidden', 'ariaCurrent'];

type Allowed = NonNullable<Schema['attributes']>;

const size = ['width', 'height'];
const player = [...size, 'src', 'controls', 'loop', 'muted', 'preload', 'poster', 'playsInline'];
const cell = ['colSpan', 'rowSpan', 'headers', 'scope', 'align'];

const attributes: Allowed = {
  '*': ['className', 'dir', 'lang', 'title', 'translate', 'role', ['id', FREE_ID], ...aria],
  a: ['href', 'hrefLang', 'name', 'rel', 'download', 'dataFootnoteRef', 'dataFootnoteBackref'],
  audio: player,
  blockquote: ['cite'],
  // `metastring` is what follows the language of a fence; `code.ts` reads it.
  code: ['metastring'],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  del: ['cite', 'dateTime'],
  details: ['name', 'open'],
  img: [...size, 'alt', 'src', 'srcSet', 'sizes', 'loading', 'decoding'],
  input: [['type', 'checkbox'], ['disabled', true], 'checked'],
  ins: ['cite', 'dateTime'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  q: ['cite'],
  section: ['dataFootnotes'],
  source: [...size, 'media', 'sizes', 'src', 'srcSet', 'type'],
  td: cell,
  th: cell,
  time: ['dateTime'],
  track: ['default', 'kind', 'label', 'src', 'srcLang'],
  video: [...player, 'autoPlay'],
};

/** The allowed URL schemes, by property. */
const protocols = {
  cite: ['http', 'https'],
  href: ['http', 'https', 'mailto', 'tel', 'sms', 'geo', 'xmpp', 'irc', 'ircs', 'matrix'],
  src: ['http', 'https', 'data'],
  poster: ['http', 'https'],
};

/** Elements that are removed together with their content. Other disallowed elements leave their content behind. */
export const strippedElements = ['script', 'style', 'template', 'noscript', 'object'] as const;

const schema: Schema = {
  tagNames: [...allowedElements],
  attributes,
  protocols,
  strip: [...strippedElements],
  ancestors: {},
  clobber: [],
  // The checkboxes of task lists are the only inputs.
  required: { input: { disabled: true, type: 'checkbox' } },
};

const sanitize: (tree: Root) => Root = rehypeSanitize(schema);

/** Removes what is not allowed: scripts, styles, event handlers, `javascript:` URLs. Lowercases the URL schemes in `tree`. */
export function allowedHtml(tree: Root): Root {
  visit(tree, 'element', ({ properties }) => {
    for (const name of Object.keys(protocols)) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = withLowerScheme(address);
    }
  });
  return sanitize(tree);
}

/** The URL with its scheme in lower case: phone keyboards capitalize the start of a sentence, as in `Https:`. */
export function withLowerScheme(address: string): string {
  return address.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}

/** What is forbidden about an element: the element itself, or some of its properties. */
export function findForbidden({ tagName, properties }: Element): { element: boolean; properties: string[] } {
  if (!allowedElements.includes(tagName)) return { element: true, properties: [] };
  const [kept] = allowedHtml({
    type: 'root',
    children: [{ type: 'element', tagName, properties: { ...properties }, children: [] }],
  }).children;
  const left = kept?.type === 'element' ? kept.properties : {};
  return { element: false, properties: Object.keys(properties).filter((name) => !Object.hasOwn(left, name)) };
}

/** The attributes an element may have, by their HTML names. */
export function attributesFor(tagName: string): string[] {
  const names = [
    ...(Object.hasOwn(attributes, tagName) ? (attributes[tagName] ?? []) : []),
    ...(attributes['*'] ?? []),
  ].map((definition) => (typeof definition === 'string' ? definition : definition[0]));
  return names.filter((name) => name !== 'metastring' && !name.startsWith('data')).map(toAttribute);
}

/** The HTML attribute of a hast property. */
export function toAttribute(property: string): string {
  if (property === 'className') return 'class';
  if (property === 'htmlFor') return 'for';
  const hyphened = property.replace(/^(aria|data)(?=[A-Z])/, '$1-');
  return hyphened.startsWith('data-')
    ? hyphened.replace(/-?([A-Z])/g, (_, letter: string) => `-${letter.toLowerCase()}`)
    : hyphened.toLowerCase();
}
