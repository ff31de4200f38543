import { render } from '../testing/markdown';
import { toReaderHtml } from '../outputs/feeds/to-reader-html';
import { toPalette } from '../features/theme/palette';
import { toPublishedMarkdown } from '../outputs/texts/to-published-markdown';

const RAIN = 'month,mm,days\nJanuary,52,11\nFebruary,,9\n';
const chart = (options: string, csv = RAIN) => `\`\`\`chart ${options}\n${csv}\`\`\``;

test('a chart is drawn for two widths, named, and kept as a table', async () => {
  const root = await render(chart('type="bars" y="mm" unit="mm of rain" title="Rain in Ockham"'));
  expect(root.querySelector('figure.chart [role=img]')?.getAttribute('aria-label')).toBe('Chart: Rain in Ockham');
  expect(root.querySelectorAll('.chart-wide, .chart-narrow')).toHaveLength(2);
  expect(root.querySelector('svg')?.textContent).toMatch(/mm \(mm of rain\).*January.*February/);
  expect([...root.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
    'monthmm (mm of rain)',
    'January52',
    'February',
  ]);
  expect(root.querySelector('th[scope=row]')?.textContent).toBe('January');
  // Its colours are those of the theme, and it has no styles, scripts or classes of the library.
  expect(root.innerHTML).toMatch(/fill="var\(--series-1\)"/);
  expect(root.innerHTML).not.toMatch(/https?:|<style|style=|ecmeta|zr\d|#[0-9a-f]{6}/);
});

test.each(['bars', 'lines', 'points', 'areas'])('%s are drawn', async (type) => {
  const root = await render(chart(`type=${type}`, 'day,a,b\n2026-01-01,1,2\n2026-02-01,2,1\n'));
  expect(root.querySelectorAll('svg [stroke*=series-2], svg [fill*=series-2]').length).toBeGreaterThan(1);
});

test('numbers and days are written in the language of the text', async () => {
  const csv = 'day,a\n2026-01-01,1000.5\n2026-02-01,12000\n2026-03-01,11000\n';
  const root = await render(chart('type=lines', csv), { language: 'de' });
  expect(root.querySelector('svg')?.textContent).toMatch(/12\.000.*2026Feb/);
});

test('no two marks of a scale have the same label', async () => {
  const root = await render(chart('type=points', 'x,y\n0.001,1\n0.0015,2\n0.0035,3\n'));
  const labels = [...(root.querySelectorAll('svg')[0]?.querySelectorAll('text') ?? [])].map((text) => text.textContent);
  expect(new Set(labels).size).toBe(labels.length);
});

test('a file with semicolons has decimal commas', async () => {
  const toCode = () => Promise.resolve('\ufeffTag;Regen\r\nMo;1,5\r\nDi;"2,5"\r\n');
  const root = await render('```chart file="./r.csv"\n```', { toCode });
  expect(root.querySelector('tbody')?.textContent).toBe('Mo1,5Di2,5');
});

test('the same text is drawn alike each time, and the ids of several charts differ', async () => {
  const markdown = `${chart('type=areas')}\n\n${chart('type=areas')}`;
  const root = await render(markdown, { idPrefix: 'post-a-' });
  expect((await render(markdown, { idPrefix: 'post-a-' })).innerHTML).toBe(root.innerHTML);
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...root.innerHTML.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
  expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});

test('one that cannot be drawn is shown as code', async () => {
  const root = await render(chart('type=pie'));
  expect(root.querySelector('svg')).toBeNull();
  expect(root.querySelector('.code-block code')?.textContent).toContain('January,52,11');
});

test('feeds have the table', async () => {
  const { innerHTML } = await render(chart('title=Rain y=mm'));
  const html = toReaderHtml(innerHTML, 'https://ada.example/', toPalette(undefined, 'light'));
  expect(html).toMatch(/^<table><caption>Rain<.*<th scope="row">January<\/th><td align="right">52<.*<\/table>$/s);
});

test('the text version has the table, also of a file', () => {
  const table = '| month | mm |\n| --- | ---: |\n| January | 52 |\n| February |  |';
  const toTarget = () => undefined;
  expect(toPublishedMarkdown(chart('y=mm title=Rain'), toTarget)).toBe(`**Rain**\n\n${table}`);
  const quoted = toPublishedMarkdown('> ```chart file=r.csv y=mm\n> ```', toTarget, {}, () => RAIN);
  expect(quoted).toBe(`> ${table.replaceAll('\n', '\n> ')}`);
});
