import { page, testMistakes } from '../testing/mistakes';

const position = (...more: string[]) => page(['title: Keeper', 'organization: Works', 'start: 2020', ...more]);
const cv = (...parts: string[]) => page(['title: CV', 'parts:', ...parts.map((part) => `  - ${part}`)]);
const talk = page(['label: Talks', 'fields:', '  - { name: date, kind: day }']);

testMistakes({
  'a CV of all that a site has': [
    {
      'person.md': page(['name: Ada']),
      'experience/keeper.md': position('tags: [engines]'),
      'collections/talk.md': talk,
      'talks/looms.md': page(['title: Looms', 'date: 2020-01-01']),
      'cv/a.md': cv(
        'experience',
        '{ of: experience, tag: engines, without: [keeper] }',
        '{ of: talks, only: [looms] }',
        'skills',
      ),
    },
  ],
  'a part, a tag and names that are not there': [
    {
      'experience/keeper.md': position('tags: [engines]'),
      'collections/talk.md': talk,
      'cv/a.md': cv(
        'experiance',
        '{ of: publication }',
        '{ of: experience, tag: engine }',
        '{ of: experience, only: [keper], without: [other] }',
        '{ of: talk }',
        '{ of: skills, newest: 3 }',
      ),
    },
    'cv/a.md:4:5 error unknown-part: a CV has no part "experiance"; allowed: experience, education, projects, publications, books, awards, events, talks, skills, languages -> experience',
    /^cv\/a\.md:5:11 error unknown-part: a CV has no part "publication"; .* -> publications$/,
    'cv/a.md:6:28 warning unknown-tag: nothing in experience/ has the tag "engine", so the part is left out; there are: engines -> engines',
    'cv/a.md:7:30 error dangling-reference: there is no "keper" in experience/; there are: keeper -> keeper',
    'cv/a.md:7:48 error dangling-reference: there is no "other" in experience/; there are: keeper',
    /^cv\/a\.md:8:11 error unknown-part: a CV has no part "talk"; .* -> talks$/,
    /^cv\/a\.md:9:27 warning idle-field: "newest" does nothing here/,
  ],
  'a design that is not one': [
    { 'cv/a.md': page(['title: CV', 'design: clasic', 'paper: A5', 'hide: [adress]']) },
    /^cv\/a\.md:3:9 error \S+: "design" must be one of: classic, modern, compact, academic, columns, plain; found "clasic" -> classic$/,
    /^cv\/a\.md:4:8 error \S+: "paper" must be one of: A4, Letter/,
    /^cv\/a\.md:5:8 error \S+: "hide\[1\]" must be one of: role, location, email/,
  ],
  'a position that is not public': [
    { 'experience/keeper.md': position('draft: true'), 'cv/a.md': cv('{ of: experience, only: [keeper] }') },
    /^cv\/a\.md:4:30 error private-link: "keeper" refers to experience\/keeper\.md/,
  ],
  'a collection of the site’s own by that name, which it keeps': [
    {
      'collections/cv.md': page(['label: CVs', 'folder: cv', 'fields:', '  - { name: parts, kind: text }']),
      'cv/a.md': page(['title: Mine', 'parts: some words']),
    },
    /^collections\/cv\.md:1:1 warning taken-name: "cv", in cv\/, is now a built-in collection, too/,
  ],
});
