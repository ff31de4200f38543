/** XML that can be inserted into a document without escaping. */
export interface Xml {
  xml: string;
}

/** Characters that XML 1.0 does not allow, even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

function escape(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? '');
}

/** An XML element. Attributes that are `undefined` are left out; texts are escaped. */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  ...children: readonly (string | Xml)[]
): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value = '']) => ` ${key}="${escape(value)}"`)
    .join('');
  const inner = children.map((child) => (typeof child === 'string' ? escape(child) : child.xml)).join('');
  return { xml: inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>` };
}
