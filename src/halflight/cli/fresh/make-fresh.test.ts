import childProcess, { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { checkContent } from '../../checks/check-content';
import { DEFAULT_ACCENT } from '../../features/theme/palette';
import { makeFolder } from '../../testing/temporary-folder';
import { writeFiles } from '../../testing/write-files';
import { makeFresh } from './make-fresh';
import { siteKinds, writeStarters } from './starters';

jest.mock('./starters', () => {
  const actual = jest.requireActual<typeof import('./starters')>('./starters');
  return { ...actual, writeStarters: jest.fn(actual.writeStarters) };
});

let top: string;
let folder: string;

beforeEach(() => {
  top = makeFolder();
  folder = join(top, 'content');
  write({ 'content/site.md': 'the demo', 'content/posts/note.md': 'a note', 'docs/site.md': 'the guides' });
  git('init', '--quiet');
  commit();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const write = (files: Record<string, string>): void => writeFiles(top, files);

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: top, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Everything');
}

/** All files of the repository, with their texts. */
function everything(): Record<string, string> {
  const files = readdirSync(top, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  return Object.fromEntries(
    files
      .map((item) => join(item.parentPath, item.name))
      .filter((path) => !path.includes('/.git/'))
      .map((path) => [relative(top, path), readFileSync(path, 'utf8')]),
  );
}

const flags = (given: Record<string, string>) => Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
const all = flags({ kind: 'portfolio', name: 'Grace Example', url: 'https://example.com' });

/** Runs the command with these answers, after which the input ends. */
async function run(args: readonly string[], answers: readonly string[] = [], before: () => void = () => undefined) {
  const asked: string[] = [];
  const said: string[] = [];
  const code = await makeFresh(args, {
    folder,
    ask: (question) => {
      asked.push(question);
      before();
      return Promise.resolve(answers[asked.length - 1]);
    },
    say: (text) => said.push(text),
    complain: (text) => said.push(text),
  });
  return { code, asked, output: said.join('\n') };
}

describe('with all that it has to know', () => {
  test.each(siteKinds)('it leaves a small %s without a problem, and nothing of the demo', async (kind) => {
    const { code, asked, output } = await run(
      flags({ kind, name: 'Grace Example', url: 'https://example.com', accent: 'teal' }),
    );
    expect(output).toContain('git -C');
    expect(code).toBe(0);
    expect(asked).toEqual([]);
    const { content, problems } = checkContent(folder);
    expect(problems).toEqual([]);
    expect(content.site).toMatchObject({ title: 'Grace Example', theme: { accent: 'teal' } });
    expect([...content.files]).toEqual(expect.arrayContaining(['person.md', 'pages/index.md', 'pages/about.md']));
    expect([...content.files]).not.toContain('posts/note.md');
    expect(readdirSync(top).sort()).toEqual(['.git', 'content', 'docs']);
    expect(everything()['docs/site.md']).toBe('the guides');
  });

  test('git brings back what was there', async () => {
    await run(all);
    git('checkout', 'HEAD', '--', 'content');
    expect(everything()).toMatchObject({ 'content/site.md': 'the demo', 'content/posts/note.md': 'a note' });
  });

  test('without a colour it takes the default', async () => {
    expect((await run(all)).code).toBe(0);
    expect(checkContent(folder).content.site?.theme?.accent).toBe(DEFAULT_ACCENT);
  });

  test('the first post is dated today, in the time zone of the site', async () => {
    await run(all);
    const { content } = checkContent(folder);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: content.site?.timeZone }).format();
    expect(content.entries.find(({ collection }) => collection === 'post')?.values.date).toBe(today);
  });

  test('a folder that is not there yet, or is empty, is filled', async () => {
    for (const make of [() => undefined, () => mkdirSync(folder)]) {
      rmSync(folder, { recursive: true, force: true });
      make();
      const { code, output } = await run(all);
      expect(code).toBe(0);
      expect(output).not.toContain('git');
      expect(checkContent(folder).problems).toEqual([]);
    }
  });

  test('a link to a folder elsewhere goes on leading there', async () => {
    const link = join(top, 'link');
    symlinkSync(folder, link);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'A link');
    folder = link;
    expect((await run(all)).code).toBe(0);
    expect(checkContent(join(top, 'content')).problems).toEqual([]);
    expect(checkContent(link).content.site?.title).toBe('Grace Example');
  });
});

test('a language into which our words are not translated is only a warning of the check', async () => {
  const { code, output } = await run([...all, '--language', 'cs']);
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(checkContent(folder).problems.map(({ severity, kind }) => `${severity} ${kind}`)).toEqual([
    'warning missing-words',
  ]);
});

describe('asking', () => {
  test('it asks for everything, one after the other', async () => {
    const { code, asked } = await run(
      [],
      ['company', 'Example Ltd', 'example.com/site/', '#b4532a', 'de', 'Europe/Berlin', 'a@ltd.dev'],
    );
    expect(code).toBe(0);
    expect(asked).toHaveLength(7);
    const { content, problems } = checkContent(folder);
    expect(problems).toEqual([]);
    expect(content).toMatchObject({
      site: {
        title: 'Example Ltd',
        url: 'https://example.com/site/',
        theme: { accent: '#b4532a' },
        language: 'de',
        timeZone: 'Europe/Berlin',
      },
      person: { kind: 'organization', email: 'a@ltd.dev' },
    });
  });

  test.each([
    ['2', 'Services'],
    ['4', 'Books'],
    ['author', 'Books'],
    ['', 'Projects'],
  ])('the kind "%s" is understood', async (kind, title) => {
    const { code } = await run([], [kind, 'Grace Example', '', '', '', '', '']);
    expect(code).toBe(0);
    const kinds = { Services: 'services', Books: 'books', Projects: 'projects' };
    expect(readdirSync(folder)).toContain(kinds[title as keyof typeof kinds]);
  });

  test('Enter takes the machine’s time zone, and an address that is known for an example', async () => {
    await run([], ['', 'Grace Example', '', '', '', '', '']);
    const { content } = checkContent(folder);
    expect(content.site).toMatchObject({
      url: 'https://example.com',
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      language: 'en',
    });
  });

  test.each([
    ['mara.dev', 'https://mara.dev'],
    ['mara.dev/blog/', 'https://mara.dev/blog/'],
    ['grüße.example', 'https://grüße.example'],
    ['http://mara.dev', 'http://mara.dev'],
  ])('the address %s is %s', async (url, expected) => {
    expect((await run(flags({ kind: 'blog', name: 'Mara', url }))).code).toBe(0);
    expect(readFileSync(join(folder, 'site.md'), 'utf8')).toContain(`\nurl: ${expected}\n`);
  });

  test('what to do next names the folder', async () => {
    expect((await run(all)).output).toContain(`"CONTENT_DIR=${folder} npm start"`);
  });

  test('it asks only for what was not given', async () => {
    const { code, asked } = await run(flags({ kind: 'blog', url: 'https://example.com' }), [
      'Grace Example',
      '',
      '',
      '',
      '',
    ]);
    expect(code).toBe(0);
    expect(asked).toEqual(
      ['Whose', 'colour', 'language', 'time zone', 'e-mail'].map((word) => expect.stringContaining(word) as string),
    );
  });

  test.each([
    ['the kind', ['shop', 'blog'], 'The kind must be one of: portfolio, company, blog, author.', {}],
    ['a kind that was nearly right', ['portfolo', 'Portfolio '], 'Did you mean "portfolio"?', {}],
    ['the name', [' ', 'Grace'], 'The name must not be empty.', { kind: 'blog' }],
    ['a long name', ['G'.repeat(81), 'Grace'], 'The name must have at most 80 characters.', { kind: 'blog' }],
    [
      'the address',
      ['example', 'https://example.com'],
      'The address must be a full URL',
      { kind: 'blog', name: 'Grace' },
    ],
    ['the colour', ['rainbow', ''], 'The colour must be a CSS colour', { kind: 'blog', name: 'Grace' }],
  ])('after a bad answer it says what is wrong with %s, and asks again', async (_, answers, message, given) => {
    const [bad = '', good = ''] = answers;
    const needsAddress = message.includes('colour');
    const defaults = ['', '', ''];
    const rest = ['blog', 'Grace Example', 'https://example.com', ''].slice(Object.keys(given).length + 1);
    const { code, asked, output } = await run(flags(given), [
      ...(needsAddress ? ['https://example.com', bad, good] : [bad, good, ...rest]),
      ...defaults,
    ]);
    const place = needsAddress ? 1 : 0;
    expect(output).toContain(message);
    expect(asked[place + 1]).toBe(asked[place]);
    expect(code).toBe(0);
  });

  test('when nobody answers any more, nothing is changed', async () => {
    const before = everything();
    const { code, output } = await run([], ['blog', 'Grace Example']);
    expect(code).toBe(1);
    expect(output).toContain('Nothing was changed.');
    expect(everything()).toEqual(before);
  });
});

describe('it refuses, and touches nothing, when', () => {
  async function refuses(args: readonly string[] = all, expected = 1): Promise<string> {
    const before = everything();
    const { code, output } = await run(args);
    expect(code).toBe(expected);
    expect(output).toContain('Nothing was changed.');
    expect(everything()).toEqual(before);
    return output;
  }

  test.each<[string, () => void, string]>([
    ['a file is modified', () => appendFileSync(join(folder, 'site.md'), 'x'), 'content/site.md'],
    ['a file is new', () => write({ 'content/posts/my draft.md': 'x' }), 'content/posts/my draft.md'],
    [
      'a file is staged',
      () => {
        write({ 'content/posts/staged.md': 'x' });
        git('add', '--all');
      },
      'content/posts/staged.md',
    ],
    ['a file was deleted', () => rmSync(join(folder, 'posts/note.md')), 'content/posts/note.md'],
    [
      'a file is ignored by git',
      () => {
        write({ '.gitignore': '*.psd\n', 'content/cover.psd': 'x' });
        git('add', '.gitignore');
        git('commit', '--quiet', '--message', 'Ignore');
      },
      'content/cover.psd',
    ],
  ])('%s', async (_, change, file) => {
    change();
    const output = await refuses();
    expect(output).toContain(`  ${file}\n`);
    expect(output).toContain('git stash');
  });

  test('many files are new: it names some, and counts the rest', async () => {
    for (let number = 10; number < 40; number += 1) write({ [`content/posts/${number}.md`]: 'x' });
    const output = await refuses();
    expect(output).toContain('content/posts/10.md');
    expect(output).toContain('and 18 more');
  });

  test('git does not hold the folder', async () => {
    rmSync(join(top, '.git'), { recursive: true });
    expect(await refuses()).toContain('--force');
  });

  test('there is no git', async () => {
    const noGit = { error: new Error('spawnSync git ENOENT') } as ReturnType<typeof spawnSync>;
    jest.spyOn(childProcess, 'spawnSync').mockReturnValueOnce(noGit);
    expect(await refuses()).toContain('git is not installed');
  });

  test('the folder is a repository of its own, even with --force', async () => {
    mkdirSync(join(folder, '.git'));
    expect(await refuses([...all, '--force'])).toContain('a git repository of its own');
  });

  describe('a folder in it was committed as a repository of its own:', () => {
    const posts = () => join(folder, 'posts');
    beforeEach(() => {
      git('rm', '--quiet', '--cached', '-r', 'content/posts');
      git('-C', posts(), 'init', '--quiet');
      git('-C', posts(), 'add', '--all');
      git('-C', posts(), 'commit', '--quiet', '--message', 'Posts');
      commit();
    });

    test.each([[all], [[...all, '--force']]])('git has only a link to it (%j)', async (args) => {
      const output = await refuses(args);
      expect(output).toContain(`${relative(process.cwd(), posts())}/ is a git repository of its own`);
      expect(existsSync(join(posts(), '.git'))).toBe(true);
    });

    test('git says nothing of its files even if it is one no longer', async () => {
      rmSync(join(posts(), '.git'), { recursive: true });
      const message = `because git takes ${relative(process.cwd(), posts())}/ for another repository`;
      expect(await refuses()).toContain(message);
      folder = posts();
      expect(await refuses()).toContain(message);
    });
  });

  test('the folder holds Halflight itself, even with --force', async () => {
    const content = folder;
    folder = process.cwd();
    expect(await refuses([...all, '--force'])).toContain('holds Halflight itself');
    folder = content;
  });

  test.each([
    ['a flag is unknown', ['--nmae', 'Grace'], ["Unknown option '--nmae'"]],
    ['a flag has no value', ['--name'], ['--name']],
    ['there is a word too many', ['portfolio'], ['portfolio']],
    [
      'flags are wrong, all of which it names',
      flags({ kind: 'shop', name: '', url: 'example', accent: 'rainbow' }),
      ['--kind: The kind', '--name: The name', '--url: The address', '--accent: The colour'],
    ],
  ])('%s', async (_, args, messages) => {
    const output = await refuses(args, 2);
    for (const message of messages) expect(output).toContain(message);
  });

  test('the new site is not without a problem', async () => {
    jest.mocked(writeStarters).mockImplementationOnce((_kind, _fields, fresh) => {
      writeFileSync(join(fresh, 'site.md'), '---\ntitle: A\n---\n');
      return ['site.md'];
    });
    expect(await refuses()).toContain('"url" is missing');
  });

  test('the new site cannot be written', async () => {
    jest.mocked(writeStarters).mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    expect(await refuses()).toContain('the disk is full');
  });

  test('something was saved while it asked', async () => {
    const saved = 'written meanwhile';
    const { code, output } = await run(all.slice(2), ['blog', '', '', '', ''], () =>
      write({ 'content/posts/note.md': saved }),
    );
    expect(code).toBe(1);
    expect(output).toContain('content/posts/note.md');
    expect(everything()['content/posts/note.md']).toBe(saved);
  });
});

describe('with --force', () => {
  test.each<[string, () => void]>([
    ['a changed file', () => appendFileSync(join(folder, 'site.md'), 'x')],
    ['a folder that git does not hold', () => rmSync(join(top, '.git'), { recursive: true })],
  ])('it replaces %s, and promises nothing of git', async (_, change) => {
    change();
    const { code, output } = await run([...all, '--force']);
    expect(code).toBe(0);
    expect(output).not.toContain('git');
    expect(checkContent(folder).problems).toEqual([]);
  });
});

test('what systems leave in folders is no reason to refuse', async () => {
  write({ 'content/.DS_Store': 'x', 'content/posts/Thumbs.db': 'x' });
  expect((await run(all)).code).toBe(0);
});

test('--help says what there is, and changes nothing', async () => {
  const before = everything();
  const { code, output } = await run(['--help']);
  expect(code).toBe(0);
  expect(output).toContain('--kind');
  expect(everything()).toEqual(before);
  expect(existsSync(join(folder, 'site.md'))).toBe(true);
});
