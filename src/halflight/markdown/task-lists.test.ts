import { render } from '../testing/markdown';

const subtasks = '- [ ] Ship *it*\n  now\n  - [x] Write';

test.each([
  ['- [ ] Ship *it*.', ['Ship it.']],
  [subtasks, ['Ship it now', 'Write']],
  [subtasks.replace('  - ', '\n  - '), ['Ship it now', 'Write']],
  ['- [ ] Run\n\n  ```sh\n  npm test\n  ```\n', ['Run']],
  ['- [ ] Quote\n\n  > Words\n\n- [ ] Say\n\n  more', ['Quote', 'Say more']],
])('each task of %j is labelled with its own words', async (markdown, labels) => {
  const boxes = (await render(markdown)).querySelectorAll('input');
  expect([...boxes].map((box) => box.getAttribute('aria-label'))).toEqual(labels);
});
