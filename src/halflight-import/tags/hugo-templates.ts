import { extname } from 'node:path';
import { TEMPLATE_LENGTH } from '../../halflight/limits';
import type { Source } from '../source';
import { fieldOf, textOf } from '../values';
import { picture, toLanguage } from './equals';
import { argument, type Tag, type TagContext, type Turn } from './tag';

/** Where Hugo finds the templates of a site's own shortcodes; of two with one name, the site's wins over its theme's. */
const TEMPLATE = /^(?:themes\/[^/]+\/)?layouts\/_?shortcodes\/([\w./-]+)\.html$/;

/** Something in a template whose result only Hugo knows. */
class Unknown extends Error {}

/** Stands for the arguments of a shortcode as a whole. */
const ARGUMENTS = '\0arguments';

/** Stands for the content of a shortcode: a private-use character, which templates do not contain. */
const CONTENT = '\uE001';

/**
 * A conversion for the shortcodes that a Hugo site or its theme defines: as their templates would show them, if these have nothing but HTML,
 * arguments, the content, conditions and simple functions; as code, if they highlight their content. Others stay.
 */
export function readTemplates({ files, text }: Pick<Source, 'files' | 'text'>): Turn {
  const byName = new Map<string, string>();
  // "themes/" comes before "layouts/", which replaces it.
  for (const file of files.toSorted().reverse()) {
    const [, name] = TEMPLATE.exec(file) ?? [];
    if (name !== undefined) byName.set(name.toLowerCase(), file);
  }
  return (tag, context) => {
    const template = text(byName.get(tag.name) ?? '');
    return template === '' || template.length > TEMPLATE_LENGTH ? undefined : fill(template, tag, context);
  };
}

function fill(template: string, tag: Tag, context: TagContext): ReturnType<Turn> {
  const named = argument(tag, 'file', 'src', 'path', 0);
  const text = /\breadFile\b/i.test(template) && named ? context.beside?.(named) : undefined;
  if (text !== undefined) {
    const language = argument(tag, 'lang', 'language') || extname(named).slice(1);
    return context.write.code(toLanguage(language), text);
  }
  const code = /\bhighlight\s+(?:\.Inner|\$\w+|\([^()]*\))\s+("[^"]*"|\$\w+|\([^()]*\))/i.exec(template);
  if (code && template.includes('.Inner') && tag.inner !== undefined)
    return context.write.code(toLanguage(findLanguage(code[1] ?? '', template, tag, context)), tag.inner);
  try {
    const inner = tag.inner ?? '';
    const content = inner.includes('\n') ? `\n\n${inner.trim()}\n\n` : inner;
    const filled = run(toTokens(template), tag, context)
      .replace(/\n+/g, '\n')
      .replace(inner.includes('\n') ? /\n?\uE001\n?/g : /\uE001/g, () => content)
      .trim();
    return {
      text: filled,
      block: /\n|^<(?:div|p|figure|aside|details|table|section|blockquote|iframe|video)\b/.test(filled),
    };
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return /<img\b|\.Resources\b/.test(template) ? picture(tag, context) : undefined;
  }
}

/** The language in a call of `highlight`, or '' if only Hugo knows it. */
function findLanguage(written: string, template: string, tag: Tag, context: TagContext): string {
  const [, value] = written.startsWith('$')
    ? (new RegExp(`\\${written}\\s*:=\\s*(.*?)\\s*-?\\}\\}`).exec(template) ?? [])
    : [written, written];
  try {
    return evaluate(value ?? '', { tag, context, names: new Map() });
  } catch {
    return '';
  }
}

/** A piece of a template: HTML, or what stands between braces. */
type Token = { html: string } | { action: string };

/** Indented lines would be code in Markdown, and a blank line would end a block of HTML. */
const toTokens = (template: string): Token[] =>
  template
    .replace(/\s*\{\{-(?=\s)/g, '{{')
    .replace(/(?<=\s)-\}\}\s*/g, '}}')
    .split(/\{\{(.*?)\}\}/s)
    .map((part, index) => (index % 2 === 0 ? { html: part.replace(/\s*\n\s*/g, '\n') } : { action: part.trim() }));

interface Scope {
  tag: Tag;
  context: TagContext;
  /** The values of variables. */
  names: Map<string, string>;
  /** What the dot stands for within `with`. */
  dot?: string;
}

function run(tokens: readonly Token[], tag: Tag, context: TagContext): string {
  let at = 0;
  /** Runs up to the next `else` or `end` of the same level. */
  const runBlock = (isShown: boolean, scope: Scope): string => {
    let out = '';
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      if ('action' in token && /^(?:end|else)\b/.test(token.action)) break;
      at += 1;
      if ('action' in token) out += runAction(token.action, isShown, scope);
      else if (isShown) out += token.html;
    }
    return out;
  };
  const runAction = (action: string, isShown: boolean, scope: Scope): string => {
    const [, word, condition = ''] = /^(if|with)\s(.*)$/s.exec(action) ?? [];
    if (word !== undefined) return runBranches(word, condition, isShown, scope);
    // These also end with `end`, and what they show depends on more than the arguments.
    if (/^(?:range|block|define|return)\b/.test(action)) throw new Unknown();
    return isShown ? runStatement(action, scope) : '';
  };
  /** Runs the branches of a condition, and stops after its `end`. */
  const runBranches = (word: string, condition: string, isShown: boolean, scope: Scope): string => {
    const value = isShown ? evaluate(condition, scope) : '';
    const holds = isShown && isTrue(value);
    const out = runBlock(holds, word === 'with' ? { ...scope, dot: value } : scope);
    const token = tokens[at];
    if (token === undefined || !('action' in token)) throw new Unknown();
    at += 1;
    if (token.action === 'end') return out;
    const [, next, other = ''] = /^else\s+(if|with)\s(.*)$/s.exec(token.action) ?? [];
    if (next !== undefined) return out + runBranches(next, other, isShown && !holds, scope);
    const otherwise = runBlock(isShown && !holds, scope);
    at += 1;
    return out + otherwise;
  };
  return runBlock(true, { tag, context, names: new Map() });
}

function runStatement(action: string, scope: Scope): string {
  if (action.startsWith('/*')) return '';
  const [, name, value] = /^(\$\w+)\s*:?=\s*(.*)$/s.exec(action) ?? [];
  if (name === undefined || value === undefined) return evaluate(action, scope);
  scope.names.set(name, evaluate(value, scope));
  return '';
}

const isTrue = (value: string): boolean => !['', 'false', '0'].includes(value);
const toBoolean = (holds: boolean): string => (holds ? 'true' : '');

/** Functions of Hugo's templates that change nothing here: HTML and Markdown are read later, and URLs are found by their paths. */
const UNCHANGED = new Set(
  `safehtml safeurl safecss safehtmlattr markdownify renderstring relurl absurl rellangurl abslangurl htmlescape htmlunescape
  plainify chomp trimspace string int print`.split(/\s+/),
);

const FUNCTIONS: Readonly<Record<string, (values: readonly string[], tag: Tag) => string>> = {
  get: ([name = ''], tag) => argumentOf(tag, name),
  index: ([list, name = ''], tag) => (list === ARGUMENTS ? argumentOf(tag, name) : fail()),
  isset: ([list, name = ''], tag) => (list === ARGUMENTS ? toBoolean(argumentOf(tag, name) !== '') : fail()),
  len: ([list = ''], tag) => String(list === ARGUMENTS ? tag.list.length + Object.keys(tag.named).length : list.length),
  default: ([usual = '', value = '']) => value || usual,
  cond: ([holds = '', yes = '', no = '']) => (isTrue(holds) ? yes : no),
  not: ([value = '']) => toBoolean(!isTrue(value)),
  and: (values) => values.find((value) => !isTrue(value)) ?? values.at(-1) ?? '',
  or: (values) => values.find(isTrue) ?? values.at(-1) ?? '',
  eq: ([value, ...others]) => toBoolean(others.some((other) => other === value)),
  ne: ([value, other]) => toBoolean(value !== other),
  gt: ([value, other]) => toBoolean(Number(value) > Number(other)),
  ge: ([value, other]) => toBoolean(Number(value) >= Number(other)),
  lt: ([value, other]) => toBoolean(Number(value) < Number(other)),
  lower: ([value = '']) => value.toLowerCase(),
  upper: ([value = '']) => value.toUpperCase(),
  trim: ([value = '']) => value.trim(),
  replace: ([value = '', from = '', to = '']) => value.replaceAll(from, to),
  printf: ([format = '', ...values]) => {
    const left = [...values];
    return format.replace(/%[sdvq]/g, () => left.shift() ?? '');
  },
};

function fail(): never {
  throw new Unknown();
}

const argumentOf = ({ list, named }: Tag, name: string): string =>
  (/^\d+$/.test(name) ? list[Number(name)] : textOf(fieldOf(named, name.toLowerCase()))) ?? '';

const WORD = /"(?:\\.|[^"\\])*"|`[^`]*`|[()|]|[^\s()|"`]+/g;

/** The value of an expression: a value, or calls of functions, each with the result of the one before as its last argument. */
function evaluate(expression: string, scope: Scope): string {
  const words = expression.match(WORD) ?? [];
  let at = 0;
  const isAtEnd = () => at >= words.length || words[at] === ')' || words[at] === '|';
  const readOperand = (): string => {
    const word = words[at] ?? fail();
    at += 1;
    if (word !== '(') return valueOf(word, scope) ?? fail();
    const value = readPipeline();
    at += 1;
    return value;
  };
  const readCommand = (piped?: string): string => {
    const [word = ''] = words.slice(at);
    const name = word.toLowerCase().split('.').at(-1) ?? '';
    const isUnchanged = UNCHANGED.has(name);
    const call = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (!/^[$.\w]+$/.test(word) || (!isUnchanged && !call)) return piped === undefined && word ? readOperand() : fail();
    at += 1;
    const values: string[] = [];
    while (!isAtEnd()) values.push(readOperand());
    if (piped !== undefined) values.push(piped);
    return isUnchanged ? (values.at(-1) ?? fail()) : (call?.(values, scope.tag) ?? fail());
  };
  const readPipeline = (): string => {
    let value = readCommand();
    while (words[at] === '|') {
      at += 1;
      value = readCommand(value);
    }
    return isAtEnd() ? value : fail();
  };
  const value = readPipeline();
  return at >= words.length ? value : fail();
}

/** The value of a word in an expression; `undefined` if only Hugo knows it. */
function valueOf(word: string, { tag, context, names, dot }: Scope): string | undefined {
  if (/^["`]/.test(word))
    return word
      .slice(1, -1)
      .replace(/\\(["\\])/g, '$1')
      .replace(/\\n/g, '\n');
  if (/^-?\d+$|^true$/.test(word)) return word;
  if (word === 'false') return '';
  if (word === '.') return dot;
  const name = word.replace(/^\$(?=\.)/, '');
  if (name.startsWith('$')) return names.get(name);
  if (name === '.Params') return ARGUMENTS;
  if (name === '.Inner') return tag.inner ? CONTENT : '';
  if (name === '.Name') return tag.name;
  if (name === '.IsNamedParams') return toBoolean(Object.keys(tag.named).length > 0);
  const [, parameter] = /^(?:\.Site|site)\.Params\.([\w.]+)$/.exec(name) ?? [];
  const [, field] = /^\.Page\.(?:Params\.)?(\w+)$/.exec(name) ?? [];
  const value =
    field === undefined
      ? fieldOf(context.variables, parameter === undefined ? name : `param.${parameter.toLowerCase()}`)
      : fieldOf(context.values, field, field.toLowerCase());
  return typeof value === 'string' ? value : undefined;
}
