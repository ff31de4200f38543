import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { CHARTS_PER_TEXT } from '../limits';
import { isInstalled } from '../paths';
import { fill } from '../words/fill';
import { asMarkdown } from './as-markdown';
import { readMeta } from './code-meta';
import type { MarkdownContext } from './context';
import { drawChart } from './draw-chart';
import { hasClass } from './has-class';
import { placeOfElement, type TextPlace } from './places';
import { readChart, type Chart } from './read-chart';

/** A code block that is a chart. Its place is that of its fence. */
export interface FoundChart extends TextPlace {
  options: string;
  /** In which column its options begin. */
  optionsAt: number;
  /** The CSV in the block; that of a chart of a file is in `file`. */
  csv: string;
  file?: string;
}

/** The widths at which a chart is drawn, in pixels: its words would be illegible if the drawing for a wide screen were shrunk. */
const WIDTHS = { wide: 640, narrow: 340 };

/** The chart in an element, as written; `undefined` if there is none. */
function chartOf({ tagName, children: [code] }: Element): Pick<FoundChart, 'options' | 'csv' | 'file'> | undefined {
  if (tagName !== 'pre' || code?.type !== 'element' || !hasClass(code, 'language-chart')) return undefined;
  const options = String(code.properties.metastring ?? '');
  const { file } = readMeta(options);
  return { options, csv: toString(code), ...(file !== undefined && { file }) };
}

/** The charts of a text. */
export function findCharts(tree: Root, markdown: string): FoundChart[] {
  const found: FoundChart[] = [];
  visit(tree, 'element', (element) => {
    const chart = chartOf(element);
    if (!chart) return;
    const place = placeOfElement(element);
    const start = element.position?.start.offset ?? 0;
    const [fence = ''] = /^.*/.exec(markdown.slice(start)) ?? [];
    found.push({ ...chart, ...place, optionsAt: place.column + Math.max(0, fence.indexOf(chart.options)) });
  });
  return found;
}

/** Draws charts when the site is built, each with its numbers as a table. One with a mistake is shown as code; the check reports it. */
export function charts({ words, language = 'en' }: Pick<MarkdownContext, 'words' | 'language'>) {
  return (tree: Root): void => {
    let number = 0;
    visit(tree, 'element', (element, index, parent) => {
      const written = chartOf(element);
      if (!written || !parent || index === undefined) return undefined;
      const chart = readChart(written.options, written.csv);
      if ('mistake' in chart || number >= CHARTS_PER_TEXT || !isInstalled('echarts')) return SKIP;
      number += 1;
      const { title } = chart;
      const name = title ? fill(words.labelled, { label: words.chart, value: title }) : words.chart;
      parent.children[index] = h('figure', { id: element.properties.id, className: ['chart'] }, [
        h(
          'div',
          { className: ['chart-frame'], role: 'img', ariaLabel: name },
          Object.entries(WIDTHS).flatMap(([size, width]) => {
            const drawing = drawChart(chart, width, `chart-${number}-${size}-`, language);
            if (drawing) drawing.properties.className = [`chart-${size}`];
            return drawing ?? [];
          }),
        ),
        h('figcaption', [
          ...(title ? [h('p', title)] : []),
          h('details', { className: ['chart-data'] }, [h('summary', words.chartData), toTable(chart)]),
        ]),
      ]);
      return SKIP;
    });
  };
}

const headsOf = ({ x, series, unit }: Chart): string[] => [
  x.name,
  ...series.map(({ name }) => (unit ? `${name} (${unit})` : name)),
];

function toTable(chart: Chart): Element {
  const { x, series } = chart;
  const caption = chart.title ? [h('caption', { className: ['visually-hidden'] }, chart.title)] : [];
  return h('table', [
    ...caption,
    h('thead', [
      h(
        'tr',
        headsOf(chart).map((head, column) => h('th', { scope: 'col', ...(column > 0 && { align: 'right' }) }, head)),
      ),
    ]),
    h(
      'tbody',
      x.values.map((value, row) =>
        h('tr', [
          h('th', { scope: 'row' }, value),
          ...series.map(({ written }) => h('td', { align: 'right' }, written[row] ?? '')),
        ]),
      ),
    ),
  ]);
}

/** A chart as Markdown, for readers of the text alone: its title, and its numbers as a table. `undefined` if there is a mistake in it. */
export function chartToMarkdown(options: string, csv: string): string | undefined {
  const chart = readChart(options, csv);
  if ('mistake' in chart) return undefined;
  const toRow = (cells: readonly string[]) =>
    `| ${cells.map((cell) => asMarkdown(cell).replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    ...(chart.title ? [`**${asMarkdown(chart.title)}**`, ''] : []),
    toRow(headsOf(chart)),
    `| --- |${' ---: |'.repeat(chart.series.length)}`,
    ...chart.x.values.map((value, row) => toRow([value, ...chart.series.map(({ written }) => written[row] ?? '')])),
  ].join('\n');
}
