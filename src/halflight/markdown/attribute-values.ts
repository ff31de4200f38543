import type { Element, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { CELL_COLUMNS, CELL_ROWS, SHOWN_PIXELS } from '../limits';

/**
 * The attribute values that HTML allows: https://html.spec.whatwg.org/multipage/indices.html#attributes-3. Browsers ignore any others, so they are
 * removed.
 */

const one = (...words: readonly string[]): Rule => ({
  allows: (value) => words.includes(String(value).toLowerCase()),
  instead: `write one of: ${words.filter(Boolean).join(', ')}`,
});
const whole = (least: number, most: number): Rule => ({
  allows: (value) => /^-?\d+$/.test(String(value)) && Number(value) >= least && Number(value) <= most,
  instead: `write a whole number from ${least} to ${most}`,
});
const some: Rule = { allows: (value) => String(value).trim() !== '', instead: 'write something' };
const number: Rule = { allows: (value) => /^-?\d+$/.test(String(value)), instead: 'write a whole number' };
/** In CSS pixels. */
const length: Rule = {
  ...whole(0, SHOWN_PIXELS),
  instead: 'write the pixels as a number, such as 320',
};

interface Rule {
  /** `others` are the other properties of the element. */
  allows: (value: unknown, others: Properties) => boolean;
  /** What the author is told to write instead of an invalid value. */
  instead: string;
}

/** Rules by property name, or by `element.name` for a rule that holds for one element. */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['dir', one('ltr', 'rtl', 'auto')],
  ['translate', one('yes', 'no')],
  ['ariaHidden', one('true', 'false')],
  ['ariaCurrent', one('page', 'step', 'location', 'date', 'time', 'true', 'false')],
  ['loading', one('lazy', 'eager')],
  ['decoding', one('sync', 'async', 'auto')],
  ['preload', one('none', 'metadata', 'auto', '')],
  ['width', length],
  ['height', length],
  ['colSpan', whole(1, CELL_COLUMNS)],
  ['rowSpan', whole(0, CELL_ROWS)],
  ['span', whole(1, CELL_COLUMNS)],
  ['start', number],
  ['scope', one('row', 'col', 'rowgroup', 'colgroup')],
  ['kind', one('subtitles', 'captions', 'descriptions', 'chapters', 'metadata')],
  ['name', some],
  ['src', some],
  ['srcSet', some],
  ['sizes', some],
  ['media', some],
  ['poster', some],
  ['label', some],
  ['hrefLang', some],
  ['lang', some],
  [
    'ol.type',
    { allows: (value) => ['1', 'a', 'A', 'i', 'I'].includes(String(value)), instead: 'write 1, a, A, i or I' },
  ],
  ['li.value', number],
  [
    'video.autoPlay',
    {
      allows: (_, { muted }) => Boolean(muted),
      instead: 'add "muted", since nothing with sound may start by itself, or let visitors start it',
    },
  ],
]);

/** Elements whose implicit role may not have an accessible name: https://www.w3.org/TR/wai-aria-1.2/#namefromprohibited. */
const nameless = new Set(
  `abbr b bdi bdo br caption cite code col colgroup data del dfn div em figcaption i ins kbd mark p picture pre q rp rt ruby s samp small source
  span strong sub sup time track u var wbr`.split(/\s+/),
);

/** Other roles that may not have a name, and abstract roles, which may not be used: https://www.w3.org/TR/wai-aria-1.2/#abstract_roles. */
const namelessRoles = new Set(
  `caption code definition deletion emphasis generic insertion mark none paragraph presentation strong subscript superscript suggestion term
  time`.split(/\s+/),
);
const abstractRoles = new Set(
  'command composite input landmark range roletype section sectionhead select structure widget window'.split(' '),
);

/** Attributes that mean nothing on an `a` without `href`. */
const ofLinks = [
  'hrefLang',
  'rel',
  'download',
  'ariaLabel',
  'ariaLabelledBy',
  'dataFootnoteRef',
  'dataFootnoteBackref',
];

/** Attributes that only table cells have. */
const ofCells = ['align', 'colSpan', 'headers', 'rowSpan', 'scope'];

/** Removes invalid and empty attributes, and turns `data` and `bdo` without their required attribute into `span`. */
export function toValidAttributes(tree: Root): void {
  visit(tree, 'element', (element) => {
    element.properties = toValid(element);
    if (element.tagName === 'data' && element.properties.value === undefined) element.tagName = 'span';
    if (element.tagName === 'bdo' && element.properties.dir === undefined) element.tagName = 'span';
  });
}

/**
 * The properties of an element whose values are invalid, with what to write instead. Leaves out empty values and `auto`, because removing them loses
 * nothing.
 */
export function findInvalidValues(element: Element): { property: string; instead: string }[] {
  return Object.entries(inPixels(element.properties)).flatMap(([property, value]) => {
    const rule = ruleFor(element, property);
    return value !== '' && value !== 'auto' && rule?.allows(value, element.properties) === false
      ? [{ property, instead: rule.instead }]
      : [];
  });
}

/** Truncates sizes such as `50px` or `50.5` to whole numbers, as browsers do. */
function inPixels(properties: Properties): Properties {
  const whole = ['width', 'height'].flatMap((name) => {
    const [, pixels] = /^\s*(\d+)(?:\.\d+)?(?:px;?)?\s*$/i.exec(String(properties[name])) ?? [];
    return pixels === undefined ? [] : [[name, Number(pixels)] as const];
  });
  return { ...properties, ...Object.fromEntries(whole) };
}

function ruleFor({ tagName }: Element, property: string): Rule | undefined {
  return rules.get(`${tagName}.${property}`) ?? rules.get(property);
}

function toValid(element: Element): Properties {
  const { tagName, properties } = element;
  const valid = Object.fromEntries(
    Object.entries(inPixels(properties)).filter(
      ([name, value]) => ruleFor(element, name)?.allows(value, properties) !== false,
    ),
  );
  if (tagName === 'a' && valid.href === undefined) for (const name of ofLinks) Reflect.deleteProperty(valid, name);
  if (tagName === 'td') delete valid.scope;
  // A cell outside a table has become another element.
  if (tagName !== 'td' && tagName !== 'th') for (const name of ofCells) Reflect.deleteProperty(valid, name);
  if (tagName === 'audio')
    for (const name of ['width', 'height', 'poster', 'playsInline']) Reflect.deleteProperty(valid, name);
  const roles = String(valid.role ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((role) => /^[a-z-]+$/.test(role) && !abstractRoles.has(role));
  const [role] = roles;
  if (role) valid.role = roles.join(' ');
  else delete valid.role;
  if (role === undefined ? nameless.has(tagName) : namelessRoles.has(role)) {
    delete valid.ariaLabel;
    delete valid.ariaLabelledBy;
  }
  return valid;
}
