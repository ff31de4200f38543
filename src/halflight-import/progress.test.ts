import { createProgress } from './progress';

function write(isTTY: boolean): string {
  let written = '';
  const progress = createProgress({ isTTY, write: (text) => (written += text) });
  progress.begin('Reading files', 1000);
  for (let count = 0; count < 1000; count += 1) progress.step();
  progress.begin('Writing');
  progress.end();
  return written;
}

test('a terminal shows how many of how many are done', () => {
  const shown = write(true).split('\r\u001B[K');
  expect(shown).toContain('Reading files: 10 of 1000');
  expect(shown.slice(-3)).toEqual(['Reading files: 1000 of 1000', 'Writing …', '']);
});

test('elsewhere there is one line for each phase', () => {
  expect(write(false)).toBe('Reading files: 1000\nWriting\n');
});
