import { entry, post, project } from '../testing/routes';
import { badgesOf, describeUnpublished, findUnpublished } from './unpublished';

const clock = { today: '2026-03-14' };

const entries = [
  post('shown', '2026-01-01'),
  post('draft', '2026-01-01', { draft: true }),
  post('later', '2027-01-01'),
  project('gone', { expires: '2026-03-14' }),
  entry('people/soon.md', { name: 'Soon', publish: '2026-12-24' }),
];

test('a build lists the entries that it does not publish, why and until when', () => {
  expect(describeUnpublished(entries, clock)).toBe(
    'Not published: posts/draft.md (draft), posts/later.md until 2027-01-01, projects/gone.md (expired 2026-03-14), people/soon.md until 2026-12-24.',
  );
});

test('only the first of very many are named', () => {
  const many = Array.from({ length: 25 }, (_, index) => post(`draft-${index}`, '2026-01-01', { draft: true }));
  expect(describeUnpublished(many, clock)).toMatch(/posts\/draft-19\.md \(draft\), and 5 more\.$/);
});

test('a preview page has the status of entries that it lists or links to', () => {
  const held = findUnpublished(entries, clock);
  expect(
    badgesOf(
      {
        entry: 'entry:posts/draft.md',
        members: ['entry:posts/shown.md', 'entry:projects/gone.md'],
        references: { authors: ['entry:people/soon.md'] },
        relatives: [null],
      },
      held,
    ),
  ).toEqual({
    'entry:posts/draft.md': { why: 'draft' },
    'entry:projects/gone.md': { why: 'expired', day: '2026-03-14' },
    'entry:people/soon.md': { why: 'later', day: '2026-12-24' },
  });
  expect(badgesOf({ entry: 'entry:posts/shown.md', members: ['entry:posts/shown.md'] }, held)).toBeUndefined();
});
