import { asItStands, common, details, note, reference } from './equals';
import { fieldOf, mapOf, type Value } from '../values';
import { argument, readSlashes, type TagSyntax } from './tag';

/** Hugo's shortcodes: `{{< name >}}` and `{{% name %}}`, with or without a closing tag. */
export const hugo: TagSyntax = {
  pattern:
    /\{\{([<%])-?\s{0,20}(\/?)\s{0,20}([\w./-]{1,80})((?:[^{}]|\{(?!\{)|\}(?!\})){0,4000}?)(\/?)\s{0,20}[%>]\}\}/,
  read: ([, , slash, name = '', raw = '', alone]) => readSlashes(name, raw, slash, alone),
  endOf: (name) =>
    /^(?:highlight|code|comment|raw|rawhtml)$/.test(name)
      ? new RegExp(`\\{\\{[<%]-?\\s{0,20}/\\s{0,20}${name}\\s{0,20}[%>]\\}\\}`)
      : undefined,
  turns: {
    ...common,
    ref: reference,
    relref: reference,
    details,
    rawhtml: asItStands,
    param: (tag, { values, variables }) => {
      const name = argument(tag, 'name', 0);
      const value = name.split('.').reduce<Value | undefined>((within, key) => fieldOf(mapOf(within), key), values);
      const said = value ?? variables[`param.${name.toLowerCase()}`];
      return typeof said === 'string' ? said : undefined;
    },
    admonition: note,
  },
};

/** Escaped shortcodes, which are shown instead of executed: the name is in comment marks. This applies in code, too. */
export const hugoExamples: TagSyntax = {
  pattern: /\{\{([<%])\/\*([^{}]{0,2000}?)\*\/([%>])\}\}/,
  read: ([, open = '', inner = '', close = '']) => ({
    name: 'example',
    raw: `{{${open}${inner}${close}}}`,
    single: true,
  }),
  turns: { example: ({ raw }) => raw },
  inCode: true,
};

/** Zola's shortcodes: `{{ name(a="b") }}`, and `{% name() %}` with a closing tag. */
export const zola: TagSyntax = {
  pattern:
    /\{%-?\s{0,20}(?:(end)|([\w:]{1,60})\(((?:[^{}]|\{(?!\{)|\}(?!\})){0,2000}?)\))\s{0,20}-?%\}|\{\{-?\s{0,20}([\w:]{1,60})\(((?:[^{}]|\{(?!\{)|\}(?!\})){0,2000}?)\)\s{0,20}-?\}\}/,
  read: ([, end, block, blockArguments = '', name = '', raw = '']) => {
    if (end !== undefined) return { name: 'end', raw: '', closes: '' };
    if (block !== undefined) return { name: block, raw: blockArguments };
    return { name, raw, single: true };
  },
  turns: { ...common },
};
