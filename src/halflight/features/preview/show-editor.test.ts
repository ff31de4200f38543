import type { ServerResponse } from 'node:http';
import { toEntryId } from '../../sourcing/read-entry';
import { makeFolder } from '../../testing/temporary-folder';
import { writeFiles } from '../../testing/write-files';
import { showEditor } from './show-editor';

/** The response at a URL of a preview with these settings and pages: its status and text, or 'next' if it is passed on. */
function answerAt(url: string, settings: object, pages: string[] = []): unknown[] {
  const said: unknown[] = [];
  const folder = makeFolder();
  writeFiles(folder, { 'admin/index.html': 'The editor.' });
  const response = {
    writeHead: (status: number) => {
      said.push(status);
      return response;
    },
    end: (text: string | Buffer) => said.push(String(text)),
  };
  const nodes = {
    getNode: (id: string) => (id === toEntryId('site.md') ? settings : undefined),
    getNodesByType: (type: string) => (type === 'SitePage' ? pages.map((path) => ({ path })) : []),
  } as unknown as Parameters<typeof showEditor>[0];
  showEditor(nodes, folder)({ url }, response as unknown as ServerResponse, () => said.push('next'));
  return said;
}

test('the preview of a site with an editor shows it', () => {
  for (const url of ['/admin/', '/admin', '/admin/?a'])
    expect(answerAt(url, { editor: { repository: 'a/b' } })).toEqual([200, 'The editor.']);
});

test('without one it says how to edit, unless a page lies there', () => {
  expect(answerAt('/admin/', {})).toEqual([404, expect.stringContaining('"npm run admin"')]);
  expect(answerAt('/admin/', {}, ['/admin/'])).toEqual(['next']);
});

test.each(['/', '/admin/index.html', '/administration/'])('%s is none of its business', (url) => {
  expect(answerAt(url, { editor: { repository: 'a/b' } })).toEqual(['next']);
});
