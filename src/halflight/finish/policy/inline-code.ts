import { createHash } from 'node:crypto';

/** Types of script that are code. Any other, such as JSON-LD, is data, which no policy blocks. */
const CODE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const ATTRIBUTES = String.raw`(?:"[^"]*"|'[^']*'|[^"'>])*`;

/**
 * Everything in a page that begins with `<`: a comment, an element whose content is text, or another tag. Matching all of them ensures that code in a
 * comment or an attribute is not taken for a script or a style.
 */
const MARKUP = new RegExp(
  String.raw`<!--[^]*?-->|<(script|style|textarea|title)\b(${ATTRIBUTES})>([^]*?)</\1\s*>|</?[a-z]${ATTRIBUTES}>`,
  'gi',
);

/**
 * The hashes of the inline scripts and styles of a page, including those in a `<template>`. Pages are as React wrote them, well formed, so this need
 * not handle what only looks like HTML; a parser takes forty times as long, and `e2e/policy.spec.ts` checks that one agrees.
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

/** The hash of a text as a source in a Content-Security-Policy. Browsers read every line ending as `\n`. */
function toHash(text: string): string {
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
