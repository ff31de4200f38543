import { planPicture } from './plan-picture';

const plan = (width: number, height: number, transparent = false, quality = 75) =>
  planPicture({ width, height, transparent }, quality, ({ format, width }) => `/${width}.${format}`);

test('a picture comes in the widths that are offered, as far as it goes, in AVIF and in what every browser knows', () => {
  const { image } = plan(1000, 500);
  const sizes = '(min-width: 1000px) 1000px, 100vw';
  expect(image).toMatchObject({
    layout: 'constrained',
    width: 1000,
    height: 500,
    images: {
      fallback: { src: '/1000.jpg', srcSet: '/400.jpg 400w,\n/800.jpg 800w,\n/1000.jpg 1000w', sizes },
      sources: [{ type: 'image/avif', srcSet: '/400.avif 400w,\n/800.avif 800w,\n/1000.avif 1000w', sizes }],
    },
  });
});

test('one that something is seen through comes in PNG', () => {
  expect(plan(400, 400, true).renditions.map(({ format }) => format)).toEqual(['png', 'avif']);
  expect(plan(400, 400, true).image.images.fallback?.src).toBe('/400.png');
});

test.each([
  ['smaller than all', 300, 200, [300]],
  ['as wide as one', 800, 1200, [400, 800]],
  ['the largest', 1600, 1000, [400, 800, 1200, 1600]],
  ['between two', 2000, 1000, [400, 800, 1200, 1600, 2000]],
  ['a dot', 1, 1, [1]],
])('%s: %d by %d', (_, width, height, widths) => {
  const { image, renditions } = plan(width, height);
  const jpegs = renditions.filter(({ format }) => format === 'jpg');
  expect(jpegs.map((one) => one.width)).toEqual(widths);
  expect(image).toMatchObject({ width, height });
  for (const one of jpegs) expect(one.height).toBe(Math.round((one.width * height) / width));
});

test('one larger than any screen is not published as it is', () => {
  const { image, renditions } = plan(8192, 5464);
  expect(image).toMatchObject({ width: 3200, height: 2134 });
  expect(renditions.filter(({ format }) => format === 'avif').map((one) => `${one.width}x${one.height}`)).toEqual([
    '400x267',
    '800x534',
    '1200x800',
    '1600x1067',
    '2400x1601',
    '3200x2134',
  ]);
  expect(image.images.fallback?.src).toBe('/3200.jpg');
});

test('a line is at least one pixel high', () => {
  expect(
    plan(2000, 2)
      .renditions.map(({ width, height }) => `${width}x${height}`)
      .slice(0, 5),
  ).toEqual(['400x1', '800x1', '1200x1', '1600x2', '2000x2']);
});

test('every size, format and quality has a recipe of its own, the same every time', () => {
  const recipesOf = (quality: number) => plan(1600, 1000, false, quality).renditions.map(({ recipe }) => recipe);
  const recipes = [...recipesOf(75), ...recipesOf(80)];
  expect(new Set(recipes).size).toBe(16);
  for (const recipe of recipes) expect(recipe).toMatch(/^[\da-f]{8}$/);
  expect(recipesOf(75)).toEqual(recipes.slice(0, 8));
});

test.each([
  [75, 60],
  [100, 80],
  [1, 1],
])('quality %d is %d for AVIF', (quality, avif) => {
  const { renditions } = plan(400, 400, false, quality);
  expect(renditions.map(({ options }) => options.quality)).toEqual([quality, avif]);
});
