import type { Element, Properties, Root } from 'hast';
import { visit } from './visit';

/**
 * What HTML lets the attributes say that a text may write: https://html.spec.whatwg.org/multipage/indices.html#attributes-3. One that says
 * something else has no effect in a browser, and is left out.
 */

const one = (...words: readonly string[]) => ({
  allows: (value: unknown) => words.includes(String(value).toLowerCase()),
});
const whole = (least: number, most: number) => ({
  allows: (value: unknown) => /^-?\d+$/.test(String(value)) && Number(value) >= least && Number(value) <= most,
});
const some = { allows: (value: unknown) => String(value).trim() !== '' };
const number = { allows: (value: unknown) => /^-?\d+$/.test(String(value)) };

/** Largest numbers that browsers take for the cells that one stands for: https://html.spec.whatwg.org/multipage/tables.html#attributes-common-to-td-and-th-elements. */
const COLUMNS = 1000;
const ROWS = 65_534;

interface Rule {
  allows: (value: unknown) => boolean;
}

/** What properties may say, by name; those of one element by `element.name`. */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['dir', one('ltr', 'rtl', 'auto')],
  ['translate', one('yes', 'no')],
  ['ariaHidden', one('true', 'false')],
  ['ariaCurrent', one('page', 'step', 'location', 'date', 'time', 'true', 'false')],
  ['loading', one('lazy', 'eager')],
  ['decoding', one('sync', 'async', 'auto')],
  ['preload', one('none', 'metadata', 'auto', '')],
  ['width', whole(0, 100_000)],
  ['height', whole(0, 100_000)],
  ['colSpan', whole(1, COLUMNS)],
  ['rowSpan', whole(0, ROWS)],
  ['span', whole(1, COLUMNS)],
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
  ['ol.type', { allows: (value) => ['1', 'a', 'A', 'i', 'I'].includes(String(value)) }],
  ['li.value', number],
]);

/** Elements that cannot have a name of their own: https://www.w3.org/TR/wai-aria-1.2/#namefromprohibited, by what each of them is without a role. */
const nameless = new Set(
  `abbr b bdi bdo br caption cite code col colgroup data del dfn div em figcaption i ins kbd mark p picture pre q rp rt ruby s samp small source
  span strong sub sup time track u var wbr`.split(/\s+/),
);

/** The roles of which that is true, and those that stand for a whole kind and are no roles: https://www.w3.org/TR/wai-aria-1.2/#abstract_roles. */
const namelessRoles = new Set(
  `caption code definition deletion emphasis generic insertion mark none paragraph presentation strong subscript superscript suggestion term
  time`.split(/\s+/),
);
const abstractRoles = new Set(
  'command composite input landmark range roletype section sectionhead select structure widget window'.split(' '),
);

/** Attributes that say something about where a link leads. */
const ofLinks = [
  'hrefLang',
  'rel',
  'download',
  'ariaLabel',
  'ariaLabelledBy',
  'dataFootnoteRef',
  'dataFootnoteBackref',
];

/** Attributes that only cells of tables have. */
const ofCells = ['align', 'colSpan', 'headers', 'rowSpan', 'scope'];

/** Leaves out attributes that say nothing, or nothing valid, and elements that lack what makes them one. */
export function toValidAttributes(tree: Root): void {
  visit(tree, 'element', (element) => {
    element.properties = toValid(element);
    if (element.tagName === 'data' && element.properties.value === undefined) element.tagName = 'span';
    if (element.tagName === 'bdo' && element.properties.dir === undefined) element.tagName = 'span';
  });
}

function toValid({ tagName, properties }: Element): Properties {
  const valid = Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => {
      const rule = rules.get(`${tagName}.${name}`) ?? rules.get(name);
      return rule ? rule.allows(value) : true;
    }),
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
