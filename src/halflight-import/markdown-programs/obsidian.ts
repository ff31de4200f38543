import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../halflight/is-record';
import type { Source } from '../source';
import type { Site } from './site';

/** Obsidian: a vault of notes. `undefined` if the source is not of this program. */
export function readObsidian(source: Source): Site | undefined {
  if (!existsSync(join(source.root, '.obsidian'))) return undefined;
  const templates = templatesOf(source.root);
  return {
    places: [{ folder: '', url: '' }],
    isVault: true,
    whyNot: (file) => {
      if (file.endsWith('.excalidraw.md')) return 'it is a drawing of Excalidraw: export it as SVG, and show that';
      if (templates && file.startsWith(`${templates}/`)) return 'it is a template for new notes';
      return undefined;
    },
  };
}

/** The folder of templates that the settings name; '' without one. */
function templatesOf(root: string): string {
  try {
    const said: unknown = JSON.parse(readFileSync(join(root, '.obsidian', 'templates.json'), 'utf8'));
    return isRecord(said) && typeof said.folder === 'string' ? said.folder.replace(/^\/+|\/+$/g, '') : '';
  } catch {
    return '';
  }
}
