import { createHash } from 'node:crypto';

/** Types of script that are code. Any other, such as JSON-LD, is data, which no policy blocks. */
const CODE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const ATTRIBUTES = String.raw`(?:"[^"]*"|'[^']*'|[^"'>])*`;

/**
 * Everything in a page that begins with `<`: a comment, an element whose content is text, or another tag. Matching all of them keeps code in a
 * comment or an attribute from being mistaken for a script or style.
 */
const MARKUP = new RegExp(
  String.raw`<!--[^]*?-->|<(script|style|textarea|title)\b(${ATTRIBUTES})>([^]*?)</\1\s*>|</?[a-z]${ATTRIBUTES}>`,
  'gi',
);

/**
 * The hashes of the inline scripts and styles of a page, including those in a `<template>`. React writes well-formed pages, so this need not handle
 * text that only looks like HTML. A parser is far slower; `e2e/policy.spec.ts` checks that one agrees.
 */
export function hashInlineCode(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(MARKUP)) {
    if (name === 'style') styles.add(toHash(text));
    if (name !== 'script' || /\ssrc\s*=/i.test(attributes)) continue;
    const type = /\stype\s*=\s*["']?([^"'\s]*)/i.exec(attributes)?.[1] ?? '';
    if (CODE.test(type)) scripts.add(toHash(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * The hash of a text as a source in a Content-Security-Policy. Browsers read every line ending as `
 * `.
 */
function toHash(text: string): string {
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
