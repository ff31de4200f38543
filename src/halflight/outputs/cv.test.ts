import { publish } from '../testing/published';
import { entry } from '../testing/routes';
import { cv } from './cv';
import type { Tools } from './output';
import { noCommits } from './sitemap/read-commit-times';

const tools: Tools = { commits: noCommits, listed: [] };

const position = (name: string, end: string) => ({
  ...entry(`experience/${name}.md`, {
    title: name,
    organization: 'Works',
    start: '2020',
    end,
    highlights: ['a', 'b', 'c'],
  }),
  body: 'What was done.',
});

test('the JSON Resume of a CV has what it selects, and nothing that it hides', async () => {
  const values = {
    title: 'A CV',
    role: 'Weaver',
    unlisted: true,
    hide: ['phone', 'social'],
    parts: [{ of: 'experience', without: ['old'], highlights: 2 }, { of: 'skills' }],
  };
  const site = publish(
    [position('new', '2024'), position('old', '2021'), { ...entry('cv/a.md', values), body: 'In short.' }],
    {
      person: {
        name: 'Ada',
        role: 'Writer',
        phone: '+44 20',
        location: 'London',
        social: [{ url: 'https://github.com/ada' }],
        skills: [{ name: 'Looms' }],
        languages: [{ name: 'French' }],
      },
    },
  );
  expect(cv.pathsOf(site)).toEqual(['/cv/a/resume.json']);
  const [file] = (await cv.make?.(site, tools)) ?? [];
  expect(file?.path).toBe('cv/a/resume.json');
  const { basics, work, skills, ...others } = JSON.parse(file?.text ?? '') as Record<string, unknown>;
  expect(basics).toEqual({
    name: 'Ada',
    label: 'Weaver',
    url: 'https://a.example/',
    summary: 'In short.',
    location: { city: 'London' },
  });
  expect(work).toEqual([expect.objectContaining({ position: 'new', highlights: ['a', 'b'] })]);
  expect(skills).toEqual([{ name: 'Looms' }]);
  expect(others).not.toHaveProperty('languages');
  expect(others.meta).toMatchObject({ canonical: 'https://a.example/cv/a/resume.json' });
});
