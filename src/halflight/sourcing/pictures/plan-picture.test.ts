import { planPicture } from './plan-picture';

const plan = (width: number, height: number, quality = 75) =>
  planPicture({ width, height, transparent: false }, { quality }, ({ format, width }) => `/${width}.${format}`);

test('a picture comes in the standard widths up to its own, in AVIF and in a format that every browser knows', () => {
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

test('one between two widths also comes in its own, and a single pixel stays one', () => {
  const widths = (width: number, height: number) =>
    plan(width, height).renditions.flatMap((one) => (one.format === 'jpg' ? `${one.width}x${one.height}` : []));
  expect(widths(2000, 1000)).toEqual(['400x200', '800x400', '1200x600', '1600x800', '2000x1000']);
  expect(widths(2000, 2)[0]).toBe('400x1');
  expect(widths(1, 1)).toEqual(['1x1']);
});

test('one larger than any screen is not published in full size', () => {
  const { image, renditions } = plan(8192, 5464);
  expect(image).toMatchObject({ width: 3200, height: 2134 });
  const sizes = renditions.filter(({ format }) => format === 'avif').map((one) => `${one.width}x${one.height}`);
  expect(sizes.join(' ')).toBe('400x267 800x534 1200x800 1600x1067 2400x1601 3200x2134');
  expect(image.images.fallback?.src).toBe('/3200.jpg');
});

test('every size, format and quality has its own recipe, the same every time', () => {
  const recipesOf = (quality: number) => plan(1600, 1000, quality).renditions.map(({ recipe }) => recipe);
  const recipes = [...recipesOf(75), ...recipesOf(80)];
  expect(new Set(recipes).size).toBe(16);
  for (const recipe of recipes) expect(recipe).toMatch(/^[\da-f]{8}$/);
  expect(recipesOf(75)).toEqual(recipes.slice(0, 8));
});

test('the quality is lowered for AVIF, but never to zero', () => {
  const qualities = (quality: number) => plan(400, 400, quality).renditions.map(({ options }) => options.quality);
  expect([qualities(75), qualities(1)]).toEqual([
    [75, 60],
    [1, 1],
  ]);
});
