import { readFileSync } from 'node:fs';

const FILES = ['src/ui/styles/font-fallbacks.css', 'src/features/theme/looks/serif-fallbacks.css'];

// On Linux, Chromium waits for another process for each name of a font that it does not find, at each size and weight, before it paints any text.
it.each(FILES)('%s asks for the font of Linux before those that Linux does not have', (file) => {
  const sources = readFileSync(file, 'utf8').match(/(?<=src:\s*)local[^;]*/g) ?? [];
  const ofLinux = sources.filter((source) => source.includes('Liberation'));
  expect(ofLinux.length).toBeGreaterThanOrEqual(5);
  for (const source of ofLinux) expect(source).toMatch(/^local\('Liberation/);
});
