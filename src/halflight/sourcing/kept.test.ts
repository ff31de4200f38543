import { buildSync } from 'esbuild';
import { CARD_SOURCES } from '../outputs/share-cards/share-images';
import { TEXT_SOURCES } from './kept-facts';

/** The files of ours that a module consists of, with all that it imports. */
function filesOf(module: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [module],
    bundle: true,
    metafile: true,
    packages: 'external',
    platform: 'node',
    write: false,
  });
  return Object.keys(metafile.inputs);
}

test.each([
  ['texts', 'src/halflight/markdown/text-facts.ts', TEXT_SOURCES],
  ['share cards', 'src/halflight/outputs/share-cards/draw-card.ts', CARD_SOURCES],
])('results for %s are computed again when any file that computes them changes', (_, module, sources) => {
  const isNamed = (file: string) =>
    sources.map((source) => `src/halflight/${source}`).some((path) => file === path || file.startsWith(`${path}/`));
  expect(filesOf(module).filter((file) => !isNamed(file))).toEqual([]);
});
