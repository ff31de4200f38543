import { init, registerCustomFormat, registerEventListener, registerFieldType } from '@sveltia/cms';
import { CONFIGURATION, TEXT_WIDGET, WAITING } from './elements';
import { fromForm, originalOf, toForm } from './front-matter';
import { connect } from './local/connect';
import { leaveFilesAlone } from './local/leave-files-alone';
import { show } from './notice';
import type { Value } from './shape';
import { tellSaved } from './tell-saved';
import { TextField } from './text-field/text-field';
import type { EditorConfiguration } from './to-configuration';

/** Entry point of the editor's page: reads the configuration from the page, and starts Sveltia CMS with our own parsing and writing of files. */
const { cms, formats, local } = JSON.parse(
  document.getElementById(CONFIGURATION)?.textContent ?? '',
) as EditorConfiguration;

/** Maps each text that was written to the text that it was based on. */
const originals = new Map<string, string>();

/** The texts of files as this page read them. */
const read = new Set<string>();

/** Refuses to save a draft that the browser kept if the file has since been changed elsewhere. Our local server merges the two instead. */
function requireKnown(original: string | undefined): void {
  if (local || original === undefined || read.has(original)) return;
  const text = 'The entry has changed since this draft was saved. Copy what you need, then discard the draft.';
  show({ text, alert: true });
  throw new Error(text);
}

for (const [name, fields] of Object.entries(formats))
  registerCustomFormat(name, 'md', {
    fromFile: (text) => {
      const form = toForm(fields, text);
      const original = originalOf(form);
      if (original !== undefined) read.add(original);
      return form;
    },
    toFile: (form) => {
      const original = originalOf(form as Record<string, Value>);
      requireKnown(original);
      const text = fromForm(fields, form as Record<string, Value>);
      if (original !== undefined) originals.set(text, original);
      return text;
    },
  });

registerFieldType(TEXT_WIDGET, TextField);

const api = local ? connect(local, originals) : leaveFilesAlone();
if (api !== undefined) Object.assign(cms.backend as object, { base_url: location.origin, api_root: api });

registerEventListener({
  name: 'postSave',
  // Not awaited: the editor need not wait for the notice.
  handler: ({ entry }) =>
    void tellSaved(entry.toJS(), local && api !== undefined ? { api, preview: local.preview } : undefined),
});

document.getElementById(WAITING)?.remove();
void init({ config: cms as unknown as NonNullable<Parameters<typeof init>[0]>['config'] });
