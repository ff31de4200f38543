import type { Element } from 'hast';
import type { EChartsOption, SeriesOption } from 'echarts';
import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { localesOf } from '../words/locales';
import { loadCharts } from './load';
import type { Chart } from './read-chart';

/** Width of a character of the labels, in pixels, on average. */
const LETTER = 7.5;
const FONT = 13;
/** Between the items of a legend, and the width of their marks, which have room for a dash. */
const LEGEND_GAP = 12;
const MARK = 26;

/** Beyond this number of values, the points of a line would run into each other. */
const MOST_POINTS = 30;

/** How a chart is laid out: its width, the height of its legend, and whether its bars lie. */
interface Frame {
  width: number;
  legend: number;
  lies: boolean;
  language: string;
}

/** Draws a chart at a width in pixels. Its colours are custom properties of `chart.css`, so that both themes share it; its ids begin with `prefix`. */
export function drawChart(chart: Chart, width: number, prefix: string, language: string): Element | undefined {
  const { type, isStacked, series, x } = chart;
  const count = x.values.length;
  // Names of bars that do not fit beside each other are written below each other.
  const longest = Math.max(...x.values.map(({ length }) => length));
  const lies = type === 'bars' && count <= MOST_POINTS && longest * count * LETTER > width * 0.8;
  const legend = series.length > 1 ? legendRows(series, width) * (FONT + LEGEND_GAP) + 8 : 0;
  const height = legend + (lies ? Math.max(120, count * (isStacked ? 1 : series.length) * 22 + 60) : width * 0.3 + 130);
  const drawing = loadCharts().init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    drawing.setOption(toOption(chart, { width, legend, lies, language }));
    return toElement(drawing.renderToSVGString(), prefix);
  } finally {
    // Otherwise its timers would keep the process from ending.
    drawing.dispose();
  }
}

const LABEL = { color: 'var(--soft)', fontSize: FONT, fontFamily: 'sans-serif' };
const RULE = { lineStyle: { color: 'var(--line)' } };

function toOption(chart: Chart, frame: Frame): EChartsOption {
  const { series, unit, type } = chart;
  const { width, legend, lies, language } = frame;
  const along = toAxis(chart, frame);
  const values = {
    type: 'value' as const,
    name: legend > 0 ? (unit ?? '') : `${series[0]?.name}${unit ? ` (${unit})` : ''}`,
    nameTextStyle: { ...LABEL, align: lies ? ('center' as const) : ('left' as const) },
    nameGap: lies ? 30 : 10,
    nameTruncate: { maxWidth: width * 0.7 },
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { ...LABEL, formatter: toFormatter(language), hideOverlap: true },
    splitLine: RULE,
    scale: type === 'points',
  };
  return {
    animation: false,
    useUTC: true,
    color: series.map((_, index) => `var(--series-${index + 1})`),
    ...(legend > 0 && {
      legend: {
        ...{ top: 0, left: 0, itemGap: LEGEND_GAP, itemWidth: MARK },
        textStyle: { ...LABEL, width: width - 2 * MARK, overflow: 'truncate' },
      },
    }),
    grid: { ...{ left: 4, right: 20, bottom: 4, top: legend + 4 }, outerBoundsMode: 'same', outerBoundsContain: 'all' },
    ...(lies
      ? { xAxis: { ...values, nameLocation: 'middle' }, yAxis: along }
      : { xAxis: along, yAxis: { ...values, nameLocation: 'end' } }),
    series: series.map((_, index) => toSeries(chart, index)),
  };
}

/** How many rows the legend takes; the library leaves it no room of its own. */
function legendRows(series: Chart['series'], width: number): number {
  let [rows, end] = [1, 0];
  for (const { name } of series) {
    const item = Math.min(MARK + 5 + name.length * LETTER, width);
    if (end > 0 && end + item > width) [rows, end] = [rows + 1, 0];
    end += item + LEGEND_GAP;
  }
  return rows;
}

/** The axis of the places. Where bars lie, all of their names are shown. */
function toAxis({ x, type }: Chart, { width, lies, language }: Frame) {
  const axis = { axisTick: { show: false }, axisLine: RULE, splitLine: { show: false } };
  const axisLabel = { ...LABEL, hideOverlap: true };
  if (x.scale === 'days')
    return {
      // Not finer than the days are.
      ...{ ...axis, type: 'time' as const, minInterval: smallestGap(x.values.map(Date.parse)) },
      axisLabel: { ...axisLabel, formatter: (day: number) => formatDay(day, language) },
    };
  if (x.scale === 'numbers')
    return {
      ...{ ...axis, type: 'value' as const, scale: true },
      ...{ name: x.name, nameLocation: 'middle' as const, nameTextStyle: LABEL, nameGap: 30 },
      nameTruncate: { maxWidth: width * 0.7 },
      axisLabel: { ...axisLabel, formatter: toFormatter(language) },
      ...(type !== 'points' && { min: 'dataMin' as const, max: 'dataMax' as const }),
      ...(x.values.every((value) => Number.isInteger(Number(value))) && { minInterval: 1 }),
    };
  return {
    ...{ ...axis, type: 'category' as const, data: x.values },
    ...{ inverse: lies, boundaryGap: type === 'bars' || type === 'points' },
    axisLabel: lies ? { ...axisLabel, interval: 0, width: width * 0.4, overflow: 'break' as const } : axisLabel,
  };
}

function smallestGap(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((number, index) => number - (sorted[index] ?? number));
  return Math.min(...gaps.filter((gap) => gap > 0), 366 * 86_400_000);
}

/** Lines and points are told apart by their forms, too. */
const STROKES = ['solid', 'dashed', 'dotted', [12, 4], [2, 6]] as const;
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'arrow'] as const;

function toSeries({ type, isStacked, x, series }: Chart, index: number): SeriesOption {
  const { name = '', values = [] } = series[index] ?? {};
  const toPlace = (value: string) => (x.scale === 'numbers' ? Number(value) : Date.parse(value));
  const data =
    x.scale === 'names'
      ? values
      : values
          .map((value, row): [number, number | null] => [toPlace(x.values[row] ?? ''), value])
          .sort(([a], [b]) => a - b);
  const common = { name, data, silent: true, ...(isStacked && { stack: 'all' }) };
  if (type === 'bars')
    return {
      ...{ ...common, type: 'bar', barMaxWidth: 56 },
      ...(isStacked && { itemStyle: { borderColor: 'var(--paper)', borderWidth: 1 } }),
    };
  const symbol = SYMBOLS[index] ?? 'circle';
  if (type === 'points') return { ...common, type: 'scatter', symbol, symbolSize: 9, itemStyle: { opacity: 1 } };
  const lineStyle = { width: 2.5, type: STROKES[index] as 'solid' };
  const isArea = type === 'areas';
  return {
    ...common,
    ...{ type: 'line', symbol, symbolSize: 7, lineStyle, clip: false },
    showSymbol: !isArea && values.length <= MOST_POINTS,
    ...(isArea && { areaStyle: { opacity: isStacked ? 0.5 : 0.25 } }),
  };
}

/** Numbers with all of their digits, so that no two marks of a scale have the same label. */
function toFormatter(language: string): (value: number) => string {
  const numbers = new Intl.NumberFormat(localesOf(language), { maximumSignificantDigits: 12, useGrouping: 'min2' });
  return (value) => numbers.format(value);
}

/** A day on a scale that begins years with their number, and months with their name. */
function formatDay(day: number, language: string): string {
  const date = new Date(day).toISOString();
  const part: Intl.DateTimeFormatOptions = date.startsWith('-01-01', 4)
    ? { year: 'numeric' }
    : date.startsWith('-01T', 7)
      ? { month: 'short' }
      : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(localesOf(language), { ...part, timeZone: 'UTC' }).format(day);
}

/** The SVG alone, without its styles, the attributes that only scripts read, and what cannot be seen. */
function toElement(svg: string, prefix: string): Element | undefined {
  // The library counts its drawings, so that its ids would depend on what else has been drawn.
  const tree = fromHtml(svg.replace(/\bzr\d+-/g, prefix), { fragment: true });
  const drawing = tree.children.find((child): child is Element => child.type === 'element');
  if (!drawing) return undefined;
  visit(drawing, 'element', (element, index, parent) => {
    const { fill, stroke, fillOpacity } = element.properties;
    const isUnseen =
      element.tagName === 'style' ||
      (/^(?:path|rect)$/.test(element.tagName) &&
        (fill === 'none' || String(fillOpacity) === '0') &&
        (stroke === undefined || String(element.properties.strokeWidth) === '0'));
    if (isUnseen && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    element.properties = Object.fromEntries(
      Object.entries(element.properties)
        .filter(([name]) => !/^(?:ecmeta|class|style$|pointer|xml)/i.test(name))
        .map(([name, value]) => [name, typeof value === 'string' ? rounded(value) : value]),
    );
    element.children = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    return undefined;
  });
  const { width, height, viewBox } = drawing.properties;
  drawing.properties = { width, height, viewBox, fontSize: String(FONT) };
  return drawing;
}

/** A tenth of a pixel is finer than any screen; more digits only add bytes. */
function rounded(value: string): string {
  return value.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
