import { page, post, testMistakes } from '../testing/mistakes';

const tagged = { 'posts/a.md': post(['tags: [Engines, C, C++]']) };

testMistakes({
  'a text for each tag': [
    { ...tagged, 'tags/engines.md': page([], 'Words.'), 'tags/c-plus-plus.md': page(['summary: A'], 'Words.') },
  ],
  'a tag that no entry has': [
    { ...tagged, 'tags/engine.md': page([], 'Words.') },
    'tags/engine.md:1:1 warning unused-tag-text: no page shows this text, since no entry has a tag with the URL /tags/engine/; files can be named engines, c, c-plus-plus -> engines',
  ],
  'no text': [{ ...tagged, 'tags/engines.md': page([]) }, /^tags\/engines\.md:\d:1 error empty-body/],
  'a password': [
    { ...tagged, 'tags/engines.md': page(['protected: x'], 'Words.') },
    /unknown-password/,
    /error not-protectable: this has no page that a password could open/,
  ],
});
