import type { Section } from '../collections/sections';
import type { Check } from './context';

/** Warns of a body on a page made of sections if nothing shows it: only a prose section without `text` does. */
export const checkHiddenTexts: Check = ({ content: { entries } }) => {
  return entries.flatMap(({ values, hasBody, filePath, bodyLine, body }) => {
    const sections = values.sections as Section[] | undefined;
    if (!sections || !hasBody || sections.some(({ type, text }) => type === 'prose' && !text)) return [];
    return [
      {
        file: filePath,
        line: bodyLine + (/^\s*\n/.exec(body)?.[0].split('\n').length ?? 1) - 1,
        column: 1,
        severity: 'warning' as const,
        kind: 'hidden-body',
        message: 'no section shows this text: add "- type: prose" to the sections, where you want it to appear',
      },
    ];
  });
};
