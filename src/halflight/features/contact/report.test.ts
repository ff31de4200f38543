import { readReport, toReportPath, withReport } from './report';

test('a digest goes with the link to the form, and is read there', () => {
  const path = toReportPath('/contact/', '0badcafe');
  expect(path).toBe('/contact/?report=0badcafe');
  expect(readReport(new URL(path, 'https://example.org').search)).toBe('0badcafe');
});

test.each(['', '?', '?report', '?report=', '?report=0badcafe0', '?report=0BADCAFE', '?report=Buy+now!', '?q=0badcafe'])(
  'nothing is read from %p',
  (search) => {
    expect(readReport(search)).toBeUndefined();
  },
);

test.each([
  ['', 'It broke (0badcafe)'],
  ['Good morning.', 'Good morning.\n\nIt broke (0badcafe)'],
  ['It broke (0badcafe): why?', 'It broke (0badcafe): why?'],
])('it is put at the end of %p', (message, all) => {
  expect(withReport(message, 'It broke (0badcafe)')).toBe(all);
});
