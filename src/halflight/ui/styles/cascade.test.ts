import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));
const sheets = files.filter((file) => file.endsWith('.css'));
const components = files.filter((file) => file.endsWith('.tsx'));

/** Every rule of every stylesheet: its layer, its selector, the properties it sets. */
const rules = sheets.flatMap((file) => {
  const found: { file: string; layer: string; selector: string; properties: string[] }[] = [];
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
    const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
    found.push({ file, layer: layerOf(rule), selector: rule.selector, properties });
  });
  return found;
});

function layerOf(rule: Rule): string {
  const { parent } = rule;
  if (parent?.type !== 'atrule' && parent?.type !== 'rule') return '';
  return (parent as AtRule).name === 'layer' ? (parent as AtRule).params : layerOf(parent as Rule);
}

/** A utility's class and those used with it in the markup: rules for any of these apply to the same elements. */
function besides(utility: string): Set<string> {
  const lists = components.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/className="([^"]*)"/g), ([, list = '']) => list.split(' ')),
  );
  return new Set([utility, ...lists.filter((list) => list.includes(utility)).flat()]);
}

test('no block sets a property that a utility in a later layer overrides: it would never apply', () => {
  const utilities = rules.filter(({ layer, selector }) => layer === 'utilities' && /^\.[\w-]+$/.test(selector));
  expect(utilities.map(({ selector }) => selector)).toContain('.label');
  const lost = utilities.flatMap(({ selector: utility, properties }) => {
    const classes = besides(utility.slice(1));
    return rules
      .filter(({ layer }) => ['base', 'compositions', 'blocks', 'look'].includes(layer))
      .flatMap(({ file, selector, properties: set }) => {
        // The subject of a selector is its last part.
        const subjects = selector.split(',').map(
          (one) =>
            one
              .trim()
              .split(/[\s>+~]+/)
              .at(-1) ?? '',
        );
        const same = subjects.some(
          (one) => !one.includes(':') && [...one.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name)),
        );
        return same
          ? set.filter((name) => properties.includes(name)).map((name) => `${file}: ${selector}: ${name}`)
          : [];
      });
  });
  expect(lost).toEqual([]);
});

test('scroll-driven animations use longhands: the minifier reorders, and a later shorthand would reset the timeline', () => {
  const timed = rules.filter(({ properties }) => properties.includes('animation-timeline'));
  expect(timed.length).toBeGreaterThan(0);
  expect(timed.filter(({ properties }) => properties.includes('animation'))).toEqual([]);
});
