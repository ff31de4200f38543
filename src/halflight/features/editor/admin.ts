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

/** Entry point of the editor's page: reads the configuration from the page, and starts Sveltia CMS with our own reading and writing of files. */
const { cms, formats, local } = JSON.parse(
  document.getElementById(CONFIGURATION)?.textContent ?? '',
) as EditorConfiguration;

/** The texts that were written, each with the one that it was made from. */
const originals = new Map<string, string>();

/** The texts of the files as they were read by this page. */
const read = new Set<string>();

/** Refuses to write from what a file once was: the browser may have kept a draft from before somebody else changed it. A server of ours merges both. */
function requireKnown(original: string | undefined): void {
  if (local || original === undefined || read.has(original)) return;
  const text = 'The entry has changed since this draft of yours was kept. Copy what you need, then discard the draft.';
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
  // What is told may wait; the editor goes on without it.
  handler: ({ entry }) =>
    void tellSaved(entry.toJS(), local && api !== undefined ? { api, preview: local.preview } : undefined),
});

document.getElementById(WAITING)?.remove();
void init({ config: cms as unknown as NonNullable<Parameters<typeof init>[0]>['config'] });
