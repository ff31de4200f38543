/** Elements that a reply keeps. No attributes are kept except the `href` of a link. */
const ALLOWED = new Set(['P', 'BR', 'A', 'STRONG', 'B', 'EM', 'I', 'DEL', 'CODE', 'BLOCKQUOTE', 'UL', 'OL', 'LI']);

/** Elements that are dropped with all their content: it is not text for readers, or not HTML. */
export const DROPPED =
  /^(?:script|style|template|noscript|title|textarea|select|iframe|object|embed|svg|math|audio|video)$/i;

/**
 * Sanitises untrusted HTML. It is parsed in a separate document, in which nothing runs or is fetched, and only the elements in `ALLOWED` are rebuilt.
 * All others are replaced by their text, except those in `DROPPED`.
 */
export function cleanHtml(html: string): Node[] {
  return cleanNodes(new DOMParser().parseFromString(html, 'text/html').body);
}

function cleanNodes(parent: Element): Node[] {
  return [...parent.childNodes].flatMap((node): Node[] => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')];
    if (!(node instanceof Element) || DROPPED.test(node.localName)) return [];
    // Mastodon shortens long URLs by hiding their beginning and end.
    if (node.classList.contains('invisible')) return [];
    const inner = cleanNodes(node);
    if (node.classList.contains('ellipsis')) inner.push(document.createTextNode('…'));
    if (!ALLOWED.has(node.tagName)) return inner;
    if (node.tagName === 'A') return toLink(inner, node.getAttribute('href') ?? '');
    const made = document.createElement(node.tagName);
    made.append(...inner);
    return [made];
  });
}

/** Wraps nodes in a link to an untrusted URL; returns them as they are if it is not http(s). */
export function toLink(inner: readonly Node[], address: string): Node[] {
  const href = toWebAddress(address);
  if (href === undefined) return [...inner];
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'nofollow noopener ugc';
  link.append(...inner);
  return [link];
}

/** A normalised http(s) URL; `undefined` for anything else, such as `javascript:`. */
export function toWebAddress(address: string): string | undefined {
  try {
    const { protocol, href } = new URL(address);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
