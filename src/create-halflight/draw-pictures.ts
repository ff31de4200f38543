import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Draws the pictures in the starters of a photographer: landscapes that nobody will take for the author's own, and nobody else's either. Run it with
 * `npx tsx src/create-halflight/draw-pictures.ts` after a change.
 */
const WIDTH = 1500;
const HEIGHT = 1000;

/** Numbers from 0 to 1 that look random, and are the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** A line across the picture around a height, rough on every scale, closed below. */
function ridge(next: () => number, height: number, roughness: number): string {
  let heights = [height + (next() - 0.5) * roughness, height + (next() - 0.5) * roughness];
  for (let swing = roughness; heights.length < 200; swing /= 2)
    heights = heights.flatMap((left, index) => {
      const right = heights[index + 1];
      return right === undefined ? [left] : [left, (left + right) / 2 + (next() - 0.5) * swing];
    });
  const step = WIDTH / (heights.length - 1);
  const points = heights.map((y, index) => `${(index * step).toFixed(1)},${y.toFixed(1)}`);
  return `M0,${HEIGHT} L${points.join(' ')} L${WIDTH},${HEIGHT} Z`;
}

const mix = (from: readonly number[], to: readonly number[], share: number): string =>
  `rgb(${from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share)).join(',')})`;

interface Scene {
  sky: readonly [string, string, string];
  /** The farthest and the nearest layer. */
  far: readonly number[];
  near: readonly number[];
  /** The sun: where, how large, and its colour. */
  sun: readonly [x: number, y: number, radius: number, colour: string];
  layers: number;
  roughness: number;
  /** How far down the first layer begins. */
  horizon: number;
  seed: number;
}

function draw({ sky, far, near, sun: [x, y, radius, colour], layers, roughness, horizon, seed }: Scene): string {
  const next = numbersFrom(seed);
  const drawn = Array.from({ length: layers }, (_, index) => {
    const share = layers === 1 ? 1 : index / (layers - 1);
    const top = horizon + (HEIGHT * 0.95 - horizon) * share ** 1.4;
    return `<path d="${ridge(next, top, roughness * (0.5 + share))}" fill="${mix(far, near, share)}"/>`;
  });
  const [above, middle, below] = sky;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${below}"/></linearGradient>
      <radialGradient id="glow"><stop stop-color="${colour}" stop-opacity=".8"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${x}" cy="${y}" r="${radius * 6}" fill="url(#glow)"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>
    ${drawn.join('\n')}
  </svg>`;
}

const scenes: Record<string, Scene> = {
  'first-series/one': {
    sky: ['#31405f', '#c98a73', '#f3cf9f'],
    ...{ far: [196, 140, 122], near: [28, 26, 40], sun: [1040, 470, 46, '#fff1cf'] },
    ...{ layers: 6, roughness: 330, horizon: 520, seed: 7 },
  },
  'first-series/two': {
    sky: ['#54688c', '#a8b4c6', '#e9e2d8'],
    ...{ far: [166, 176, 196], near: [30, 38, 56], sun: [420, 300, 34, '#ffffff'] },
    ...{ layers: 7, roughness: 420, horizon: 430, seed: 21 },
  },
  'second-series/one': {
    sky: ['#0f2a3d', '#4f8296', '#f0d6b4'],
    ...{ far: [92, 140, 154], near: [10, 34, 48], sun: [730, 540, 58, '#ffe9bd'] },
    ...{ layers: 9, roughness: 26, horizon: 580, seed: 3 },
  },
  'second-series/two': {
    sky: ['#a9c4cf', '#d9e2df', '#f6efe2'],
    ...{ far: [150, 184, 190], near: [44, 96, 108], sun: [1180, 220, 40, '#ffffff'] },
    ...{ layers: 10, roughness: 18, horizon: 420, seed: 12 },
  },
  'third-series/one': {
    sky: ['#8c3b2e', '#d98c4a', '#f7dca6'],
    ...{ far: [222, 150, 86], near: [92, 38, 24], sun: [360, 330, 70, '#fff3d6'] },
    ...{ layers: 4, roughness: 150, horizon: 470, seed: 44 },
  },
  'third-series/two': {
    sky: ['#1b1a2e', '#4a3a5e', '#b06a74'],
    ...{ far: [122, 78, 104], near: [16, 12, 24], sun: [1090, 250, 30, '#fbeee0'] },
    ...{ layers: 5, roughness: 210, horizon: 560, seed: 90 },
  },
};

async function drawAll(): Promise<void> {
  for (const [name, scene] of Object.entries(scenes))
    await sharp(Buffer.from(draw(scene)))
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(join(__dirname, 'starters/photographer/projects', `${name}.jpg`));
}

void drawAll();
