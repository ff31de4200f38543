import { fromHtml } from 'hast-util-from-html';
import type { HtmlValidate } from 'html-validate';
import { visit } from 'unist-util-visit';
import { loadLibrary } from '../paths';

let validator: HtmlValidate | undefined;

/** Loads the validator on demand, because few sites have it. */
function getValidator(): HtmlValidate {
  const { HtmlValidate, StaticConfigLoader } = loadLibrary('html-validate') as typeof import('html-validate');
  return (validator ??= new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:standard'],
      rules: {
        // React and rehype write some attributes in mixed case, which HTML allows.
        'attr-case': 'off',
      },
    }),
  ));
}

/** Violations of the HTML standard in a page, each with its position. Style rules are off. */
export function findInvalidHtml(html: string): string[] {
  const lines = html.split('\n');
  return getValidator()
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => {
      const around = lines[line - 1]?.slice(Math.max(0, column - 60), column + 100) ?? '';
      return `${line}:${column} ${message} (${ruleId}), in …${around}…`;
    });
}

/** Violations of the HTML standard in the sections of a page that are of one of these types. The position is that in the section. */
export function findInvalidSections(html: string, types: ReadonlySet<string>): string[] {
  const found: string[] = [];
  visit(fromHtml(html), 'element', ({ properties, position }) => {
    const type = String(properties.dataType);
    if (!types.has(type) || !position) return;
    const section = html.slice(position.start.offset, position.end.offset);
    found.push(...findInvalidHtml(section).map((violation) => `the section "${type}": ${violation}`));
  });
  return found;
}
