import { init, registerCustomFormat } from '@sveltia/cms';
import { CONFIGURATION, WAITING } from './elements';
import { fromForm, toForm } from './front-matter';
import type { Value } from './shape';
import type { EditorConfiguration } from './to-configuration';

/** What runs in the editor's page: it reads its configuration there, and starts Sveltia CMS with our way to read and write files. */
const { cms, formats } = JSON.parse(document.getElementById(CONFIGURATION)?.textContent ?? '') as EditorConfiguration;

for (const [name, fields] of Object.entries(formats))
  registerCustomFormat(name, 'md', {
    fromFile: (text) => toForm(fields, text),
    toFile: (form) => fromForm(fields, form as Record<string, Value>),
  });

document.getElementById(WAITING)?.remove();
void init({ config: cms as unknown as NonNullable<Parameters<typeof init>[0]>['config'] });
