import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { checkContent } from './check-content';

let installed = new Set<string>();

jest.mock('../paths', () => ({
  ...jest.requireActual<object>('../paths'),
  isInstalled: (name: string) => installed.has(name),
}));

const SITE =
  '---\ntitle: A site\ndescription: About it.\nurl: https://site.test\neditor:\n  repository: ada/site\npodcast: { description: Engines, category: Mathematics, image: ./a.jpg }\n---\n';
const post = (title: string) => `---\ntitle: ${title}\ndate: 2026-01-02\nsummary: Short.\n---\n\nWords.\n`;

function messagesOf(): string[] {
  const folder = makeFolder();
  const posts = {
    'posts/a.md': post('שלום'),
    'posts/b.md': post('שוב'),
    'posts/c.md': post('Mill'),
    'posts/d.md': post('漢字'),
    'posts/e.md': `${post('Rain')}\n\`\`\`chart\na,b\nx,1\n\`\`\`\n`,
    'posts/f.md': post('Heard').replace('---\n\nWords', 'audio: ./f.mp3\n---\n\nWords'),
    'posts/f.mp3': 'mp3',
  };
  writeFiles(folder, { 'site.md': SITE, ...posts });
  return checkContent(folder)
    .problems.filter(({ kind }) => kind === 'not-installed')
    .map(({ file, line, severity, message }) => `${file}:${line} ${severity} ${message}`);
}

test('names each missing package that the site needs, once', () => {
  expect(messagesOf()).toEqual([
    expect.stringMatching(/^posts\/a\.md:2 warning .* run "npm install @fontsource-variable\/noto-sans-hebrew@\^5/),
    expect.stringMatching(/^posts\/d\.md:2 warning .* run "npm install @fontsource-variable\/noto-sans-sc@\^5/),
    expect.stringMatching(/^posts\/e\.md:9 error charts need .* run "npm install echarts@\^6/),
    expect.stringMatching(/^posts\/f\.md:5 warning players are not told .* run "npm install music-metadata@\^11/),
    expect.stringMatching(/^site\.md:6 error "editor" needs .* run "npm install @sveltia\/cms@\d+\.\d+\.\d+"$/),
  ]);
});

test('reports nothing if they are installed', () => {
  installed = new Set([
    '@sveltia/cms',
    'echarts',
    'music-metadata',
    '@fontsource-variable/noto-sans-hebrew',
    '@fontsource-variable/noto-sans-sc',
  ]);
  expect(messagesOf()).toEqual([]);
});
