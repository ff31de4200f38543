import type { Element, Root } from 'hast';
import rehypeShikiFromHighlighter from '@shikijs/rehype/core';
import { bundledLanguages, createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { Words } from '../strings/en';
import type { MarkdownContext } from './context';

/** The colours are custom properties of `styles/tokens.css`: one markup for both themes, and their contrast is ours to keep. */
const theme = createCssVariablesTheme({ name: 'halflight', variablePrefix: '--code-', fontStyle: true });

let highlighter: Promise<Highlighter> | undefined;

/** Highlights code blocks, at build time and without a script. A language that Shiki does not know is shown as plain text. */
export function code({ words }: Pick<MarkdownContext, 'words'>) {
  return async (tree: Root): Promise<void> => {
    const languages = languagesOf(tree);
    if (languages.size === 0 && !hasCode(tree)) return;
    highlighter ??= createHighlighter({ themes: [theme], langs: [] });
    const ready = await highlighter;
    await ready.loadLanguage(
      ...[...languages]
        .filter((name) => Object.hasOwn(bundledLanguages, name))
        .map((name) => name as keyof typeof bundledLanguages),
    );
    const transform = rehypeShikiFromHighlighter(ready, {
      theme: 'halflight',
      defaultLanguage: 'text',
      fallbackLanguage: 'text',
      addLanguageClass: true,
      // Shiki gives up on a line after half a second, and so on a busy machine would colour less than on an idle one.
      tokenizeTimeLimit: 0,
    });
    await (transform as (tree: Root) => Promise<void> | void)(tree);
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName !== 'pre' || !parent || index === undefined) return undefined;
      markBlock(element);
      parent.children[index] = toFrame(element, words);
      return SKIP;
    });
  };
}

/** A block and the button that copies it. The button is there from the start: `src/client/copy-buttons.ts` only makes it work. */
function toFrame(block: Element, words: Words): Element {
  const button = h('button', { type: 'button', className: ['copy-button'], dataCopied: words.copied }, [
    words.copyCode,
  ]);
  return h('div', { className: ['code-block'] }, [
    block,
    button,
    h('span', { className: ['visually-hidden'], role: 'status' }),
  ]);
}

function markBlock(element: Element): void {
  const { properties } = element;
  const [inner] = element.children;
  const classes =
    inner?.type === 'element' && Array.isArray(inner.properties.className) ? inner.properties.className : [];
  const language = classes
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  if (language && language !== 'text') properties.dataLanguage = language;
  // Shiki's own background would hide the token's; a block that scrolls can be reached with the keyboard.
  delete properties.style;
  delete properties.tabindex;
  properties.tabIndex = 0;
}

function hasCode(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', ({ tagName }) => {
    found ||= tagName === 'pre';
  });
  return found;
}

function languagesOf(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'code' || !Array.isArray(properties.className)) return;
    for (const name of properties.className) {
      if (name.startsWith('language-')) names.add(name.slice('language-'.length));
    }
  });
  return names;
}
