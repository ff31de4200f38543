import { readReport, toReportPath } from './report';

test('a digest is passed to the form in the link, and read there', () => {
  const path = toReportPath('/contact/', '0badcafe');
  expect(path).toBe('/contact/?report=0badcafe');
  expect(readReport(new URL(path, 'https://example.org').search)).toBe('0badcafe');
});

test('anything else is ignored', () => {
  for (const search of ['', '?report=', '?report=0badcafe0', '?report=Buy+now!', '?q=0badcafe'])
    expect([search, readReport(search)]).toEqual([search, undefined]);
});
