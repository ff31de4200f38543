import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Types of script that are code. Any other, such as JSON-LD, is data, which no policy forbids. */
const CODE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** The hashes of the scripts and styles that stand in a page: those that wait in a `<template>`, too. */
export function hashInlineCode(html: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  const look = (node: Node): void => {
    if (node.nodeName === 'script' && 'attrs' in node) {
      const { type = '', src } = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      if (src === undefined && CODE.test(type)) found.scripts.add(toHash(textOf(node)));
    } else if (node.nodeName === 'style') found.styles.add(toHash(textOf(node)));
    if ('content' in node) look(node.content);
    if ('childNodes' in node) node.childNodes.forEach(look);
  };
  look(parse(html));
  return { scripts: [...found.scripts], styles: [...found.styles] };
}

/** A text as the source of a Content-Security-Policy. */
export function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function textOf(node: Node): string {
  if (!('childNodes' in node)) return '';
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
