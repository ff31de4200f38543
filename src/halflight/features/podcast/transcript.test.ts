import { readTranscript } from './transcript';

test('WebVTT becomes paragraphs: by speaker, by pause, and at the end of a sentence once they are long', () => {
  const long = `${'word '.repeat(85)}end.`;
  const file = `\uFEFFWEBVTT - An evening

NOTE not shown

STYLE
::cue { color: red }

one
00:01.000 --> 00:03.000 align:start
<v.loud Ada Lovelace>It can <i>weave</i>
numbers &amp; notes.</v>

00:03.500 --> 00:04.000
<v Ada Lovelace>And more.

00:04.100 --> 00:05.000
<v Charles>Can it?

00:09.000 --> 00:30.000
<v Charles>${long}

01:00:30.500 --> 01:00:31.000
<v Charles>Yes.
`;
  expect(readTranscript(file.replaceAll('\n', '\r\n'))).toEqual([
    { start: 1, speaker: 'Ada Lovelace', text: 'It can weave numbers & notes. And more.' },
    { start: 4.1, speaker: 'Charles', text: 'Can it?' },
    { start: 9, speaker: 'Charles', text: long },
    { start: 3630.5, speaker: 'Charles', text: 'Yes.' },
  ]);
});

test('SubRip is read, too', () => {
  const file = '1\n00:00:01,000 --> 00:00:02,500\n{\\an8}<i>Hello</i>\n\n2\n00:00:02,600 --> 00:00:03,000\nall.\n';
  expect(readTranscript(file)).toEqual([{ start: 1, text: 'Hello all.' }]);
  expect(readTranscript('Only words.\n')).toEqual([]);
});
