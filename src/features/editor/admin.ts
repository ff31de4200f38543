import { init, registerCustomFormat } from '@sveltia/cms';
import { CONFIGURATION, WAITING } from './elements';
import { fromForm, toForm } from './front-matter';
import type { Value } from './shape';
import type { EditorConfiguration } from './to-configuration';

/** Entry point of the editor's page: reads the configuration from the page, and starts Sveltia CMS with our own reading and writing of files. */
const { cms, formats } = JSON.parse(document.getElementById(CONFIGURATION)?.textContent ?? '') as EditorConfiguration;

for (const [name, fields] of Object.entries(formats))
  registerCustomFormat(name, 'md', {
    fromFile: (text) => toForm(fields, text),
    toFile: (form) => fromForm(fields, form as Record<string, Value>),
  });

document.getElementById(WAITING)?.remove();
void init({ config: cms as unknown as NonNullable<Parameters<typeof init>[0]>['config'] });
