import { toCsv } from './export-answers';
import type { Submission } from './submission';

const answer = (id: string, at: string, message: Record<string, string>): Submission => ({
  id,
  at,
  message,
  form: { name: 'rsvp', label: 'Will you come?', fields: [] },
});

test('the answers to a form become a table, each once, in the order of their arrival', () => {
  const second = answer('2', '2026-07-02T00:00:00.000Z', { name: '=HYPERLINK("x")', menu: 'Fish\nTofu' });
  const first = answer('1', '2026-07-01T00:00:00.000Z', { name: 'Mary, and "Ada"', guests: '2' });
  const mail: Submission = { id: '3', at: '2026-07-03T00:00:00.000Z', message: { name: 'Charles' } };
  expect(toCsv([second, first, mail, second], 'rsvp')).toBe(
    [
      'at,name,guests,menu,spam',
      '2026-07-01T00:00:00.000Z,"Mary, and ""Ada""",2,,',
      `2026-07-02T00:00:00.000Z,"'=HYPERLINK(""x"")",,"Fish\nTofu",`,
      '',
    ].join('\n'),
  );
  expect(toCsv([second, first, mail], undefined)).toContain('Charles');
});
