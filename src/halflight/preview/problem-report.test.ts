import type { Problem } from '../problem';
import { toProblemReport } from './problem-report';

const problem = (file: string, severity: Problem['severity'] = 'error'): Problem => ({
  file,
  line: 1,
  column: 1,
  severity,
  kind: 'k',
  message: 'm',
});

test('lists the pages that show a file with problems, as their own or in a list', () => {
  const { pages } = toProblemReport({
    problems: [problem('posts/a.md'), problem('posts/a.md')],
    readable: new Set(['posts/a.md', 'posts/b.md']),
    shown: new Map([
      ['entry:posts/a.md', 'posts/a.md'],
      ['entry:posts/b.md', 'posts/b.md'],
    ]),
    routes: [
      { path: '/posts/a/', entry: 'entry:posts/a.md', members: [] },
      { path: '/posts/b/', entry: 'entry:posts/b.md', members: [] },
      { path: '/posts/', members: ['entry:posts/a.md', 'entry:posts/b.md'] },
    ],
  });
  expect(pages).toEqual({ '/posts/a/': ['posts/a.md'], '/posts/': ['posts/a.md'] });
});
