import { parser as createParser, type QualifiedTag, type SAXOptions } from 'sax';
import { SVG_DEPTH } from '../limits';

/** An SVG that can only be displayed, even when a browser opens it directly. */
export interface CleanSvg {
  /** The cleaned source. Publish only this, even if `removed` is empty. */
  svg: string;
  /** What its author may miss, in words. Comments, definitions and editor metadata are not listed. */
  removed: string[];
}

const SVG = 'http://www.w3.org/2000/svg';

/** Namespaces of attributes that affect rendering. Attributes without a prefix have no namespace. */
const DRAWN = new Set([SVG, 'http://www.w3.org/1999/xlink', 'http://www.w3.org/XML/1998/namespace']);

/** SVG elements that run code or contain something other than a drawing. In lower case, because HTML ignores case. */
const FORBIDDEN = new Set([
  'script',
  'foreignobject',
  'handler',
  'listener',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'canvas',
]);

/** Elements that animate attributes of other elements, in lower case. */
const ANIMATING = new Set(['animate', 'set', 'animatetransform', 'animatemotion', 'animatecolor']);

/** What a drawing may reference: its own parts and embedded pictures. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);)/i;
const LINK = /^\s*(?:#|https?:|mailto:|\/|\.{0,2}\/|[\w.-]+(?:[/?#]|$))/i;

/** CSS that fetches a file. */
const FETCHING = /url\s*\(|@import|(?:image-set|image|src)\(/i;

/** Attributes with names and words, which are never read as CSS. */
const WORDS = /^(?:id|class|lang|title|aria-.+|data-.+)$/;

/**
 * Parses an SVG as XML and serializes it without scripts, event handlers, HTML and external references. Bytes are decoded as XML requires. Throws an
 * Error with the reason and, usually, the line if the file is not XML or not SVG, uses an undefined entity, is nested too deeply, or reads other
 * files.
 */
export function cleanSvg(source: Buffer | string): CleanSvg {
  const text = typeof source === 'string' ? source : decode(source);
  const removed = new Set<string>();
  const entities = readEntities(text);
  // The types lack `strictEntities`. Without it every HTML entity would be accepted, which no XML parser does.
  const options: SAXOptions & { strictEntities: boolean } = { xmlns: true, position: true, strictEntities: true };
  const parser = createParser(true, options);
  Object.assign(parser.ENTITIES, entities);
  let out = '';
  let hidden = 0;
  let depth = 0;
  /** The text of the current `<style>`. Browsers join its pieces, so it is cleaned as a whole. */
  let style: string | undefined;
  const names: string[] = [];
  const root = { seen: false };
  parser.onerror = (error) => {
    throw new Error(`${error.message.split('\n')[0] ?? ''} (line ${parser.line + 1})`);
  };
  parser.onopentag = (node) => {
    const tag = node as QualifiedTag;
    depth += 1;
    if (depth > SVG_DEPTH) throw new Error(`it is nested more than ${SVG_DEPTH} deep (line ${parser.line + 1})`);
    if (!root.seen && (tag.local !== 'svg' || tag.uri !== SVG))
      throw new Error(`its outermost element is not an <svg xmlns="${SVG}">`);
    root.seen = true;
    const reason = hidden > 0 ? '' : (whyRemoved(tag) ?? (style === undefined ? undefined : ''));
    if (hidden > 0 || reason !== undefined) {
      hidden += 1;
      if (reason) removed.add(reason);
      return;
    }
    names.push(tag.name);
    if (tag.local.toLowerCase() === 'style') style = '';
    out += `<${tag.name}${attributesOf(tag, removed)}${tag.isSelfClosing ? '/' : ''}>`;
  };
  parser.onclosetag = () => {
    depth -= 1;
    if (hidden > 0) {
      hidden -= 1;
      return;
    }
    const name = names.pop() ?? '';
    // Nothing is written inside a style, so this must be its own end tag.
    if (style !== undefined) out += escape(cleanStyle(style, removed));
    style = undefined;
    // A self-closing element has no end tag.
    if (!(parser as unknown as { tag: QualifiedTag }).tag.isSelfClosing) out += `</${name}>`;
  };
  const write = (words: string) => {
    // Line breaks around the root element are reported as text, too.
    if (hidden > 0 || names.length === 0) return;
    if (style === undefined) out += escape(words);
    else style += words;
  };
  parser.ontext = write;
  parser.oncdata = write;
  parser.onprocessinginstruction = ({ name }) => {
    if (name.toLowerCase() === 'xml-stylesheet') removed.add('a style sheet from elsewhere');
  };
  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (!root.seen) throw new Error('it is empty');
  return { svg: `${out}\n`, removed: [...removed] };
}

/** Decodes a file by its byte order mark, otherwise by the encoding that it declares, UTF-8 by default. */
function decode(bytes: Buffer): string {
  const [, declared = 'utf-8'] =
    /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)/.exec(bytes.toString('latin1', 0, 256)) ?? [];
  const mark = bytes.toString('hex', 0, 2);
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
  const encoding =
    mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : declared.replace(/^utf-16.*/i, 'utf-8');
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    throw new Error(`its encoding "${declared}" is unknown; save it in UTF-8`);
  }
}

/** The entities that a file defines itself, as Adobe's programs do. Throws if one would read another file. */
function readEntities(text: string): Record<string, string> {
  const [, subset = ''] = /<!DOCTYPE[^[>]*\[([^]*?)\]\s*>/.exec(text) ?? [];
  if (/<!ENTITY\s+(?:%\s+)?[\w:.-]+\s+(?:SYSTEM|PUBLIC)\b/.test(subset))
    throw new Error('it reads other files (<!ENTITY … SYSTEM …>)');
  return Object.fromEntries(
    Array.from(
      subset.matchAll(/<!ENTITY\s+([\w:.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g),
      ([, name = '', double, single]) => [name, double ?? single ?? ''],
    ),
  );
}

/** Why an element is removed: '' for what nobody misses, such as editor metadata; `undefined` if it stays. */
function whyRemoved({ local, uri, attributes }: QualifiedTag): string | undefined {
  if (uri !== SVG) return uri.includes('xhtml') ? 'HTML' : '';
  const element = local.toLowerCase();
  if (FORBIDDEN.has(element)) return element === 'script' ? 'a script' : `<${local}>`;
  const target = Object.values(attributes).find(({ local: name }) => name.toLowerCase() === 'attributename');
  const name = (ANIMATING.has(element) && target?.value.replace(/^.*:/, '')) || '';
  return /^(?:href|on.*)$/i.test(name) ? `<${local}> of "${name}"` : undefined;
}

function attributesOf({ local: element, attributes }: QualifiedTag, removed: Set<string>): string {
  return Object.values(attributes)
    .map(({ name, local, value, prefix, uri }) => {
      // Metadata of drawing programs may contain folder names of the author's machine.
      if (prefix === 'xmlns' ? local !== '' && !DRAWN.has(value) : prefix !== '' && !DRAWN.has(uri)) return '';
      if (/^on/i.test(local) && prefix !== 'xmlns') {
        removed.add(`"${name}"`);
        return '';
      }
      if (
        local.toLowerCase() === 'href' &&
        prefix !== 'xmlns' &&
        !(element.toLowerCase() === 'a' ? LINK : OWN).test(value)
      ) {
        removed.add(`an address: ${value.trim().slice(0, 60)}`);
        return '';
      }
      const isStyle = prefix === '' && !WORDS.test(local);
      return ` ${name}="${escape(isStyle ? cleanStyle(value, removed) : value)
        .replaceAll('"', '&quot;')
        .replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`;
    })
    .join('');
}

/**
 * Removes external references from CSS, including those in comments and strings: it is hard to tell how a browser tokenizes broken CSS. The
 * replacement keeps the surrounding parts from joining into another reference.
 */
function cleanStyle(style: string, removed: Set<string>): string {
  const plain = withoutEscapes(style);
  if (!FETCHING.test(plain)) return style;
  const cleaned = plain
    .replace(/@import[^;]*(?:;|$)/gi, () => {
      removed.add('@import');
      return '@none;';
    })
    .replace(
      /url\s*\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*(?:\)|$)/gi,
      (found, double?: string, single?: string, bare?: string) => {
        const address = double ?? single ?? bare ?? '';
        if (OWN.test(address) && !FETCHING.test(address)) return found;
        removed.add(`an address: ${address.trim().slice(0, 60)}`);
        return 'none';
      },
    )
    // These functions take URLs without `url()`, in strings and variables.
    .replace(/(image-set|image|src)\([^()]*(?:\([^()]*\)[^()]*)*\)?/gi, (_, name: string) => {
      removed.add(`${name}()`);
      return 'none';
    });
  return cleaned === plain ? style : cleaned;
}

/** CSS with its escapes decoded, since they could hide any letter of a reference. */
function withoutEscapes(style: string): string {
  return style.replace(
    /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|\r\n|[\n\r\f]|([^]))/gi,
    (_, code: string | undefined, sign = '') => {
      const point = parseInt(code ?? '', 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : String(sign);
    },
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
