import { createHash } from 'node:crypto';

/** Types of script that are code. Any other, such as JSON-LD, is data, which no policy forbids. */
const CODE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const ATTRIBUTES = String.raw`(?:"[^"]*"|'[^']*'|[^"'>])*`;

/**
 * Everything in a page that begins with `<`: a comment, an element whose content is text, or another tag. Going through all of them, one
 * takes nothing for code that stands in a comment or an attribute.
 */
const MARKUP = new RegExp(
  String.raw`<!--[^]*?-->|<(script|style|textarea|title)\b(${ATTRIBUTES})>([^]*?)</\1\s*>|</?[a-z]${ATTRIBUTES}>`,
  'gi',
);

/**
 * The hashes of the scripts and styles that stand in a page: those that wait in a `<template>`, too. Pages are as React wrote them, well
 * formed, so this need not understand what only looks like HTML; a parser takes forty times as long, and `e2e/policy.spec.ts` asks one
 * whether it agrees.
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

/** A text as the source of a Content-Security-Policy. Browsers read every end of a line as `\n`. */
export function toHash(text: string): string {
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
