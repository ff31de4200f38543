/** The elements of a reply that are kept, without any attribute but the address of a link. */
const KEPT = new Set(['P', 'BR', 'A', 'STRONG', 'B', 'EM', 'I', 'DEL', 'CODE', 'BLOCKQUOTE', 'UL', 'OL', 'LI']);

/** What is left out with all that is in it: what is no text for readers, or is made of other languages than HTML. */
const DROPPED = /^(?:script|style|template|noscript|title|textarea|select|iframe|object|embed|svg|math|audio|video)$/i;

/**
 * What somebody unknown wrote as HTML, as nodes that can do no harm: it is read in a document of its own, in which nothing runs and nothing is fetched,
 * and only elements of the list above are built anew from it. Of all others the words stay.
 */
export function cleanHtml(html: string): Node[] {
  return cleanNodes(new DOMParser().parseFromString(html, 'text/html').body);
}

function cleanNodes(parent: Element): Node[] {
  return [...parent.childNodes].flatMap((node): Node[] => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')];
    if (!(node instanceof Element) || DROPPED.test(node.localName)) return [];
    // Mastodon shortens long addresses: it hides their beginning, and their end.
    if (node.classList.contains('invisible')) return [];
    const inner = cleanNodes(node);
    if (node.classList.contains('ellipsis')) inner.push(document.createTextNode('…'));
    if (!KEPT.has(node.tagName)) return inner;
    if (node.tagName === 'A') return toLink(inner, node.getAttribute('href') ?? '');
    const made = document.createElement(node.tagName);
    made.append(...inner);
    return [made];
  });
}

/** Nodes within a link to somewhere that is not ours; without it where the address is none of the web. */
export function toLink(inner: readonly Node[], address: string): Node[] {
  const href = toWebAddress(address);
  if (href === undefined) return [...inner];
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'nofollow noopener ugc';
  link.append(...inner);
  return [link];
}

/** A full address of the web; `undefined` for anything else, such as a script. */
export function toWebAddress(address: string): string | undefined {
  try {
    const { protocol, href } = new URL(address);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
