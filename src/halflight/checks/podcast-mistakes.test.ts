import { post, site, testMistakes } from '../testing/mistakes';

const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n';
const audio = (...lines: string[]) => ({
  'posts/a.mp3': 'mp3',
  'posts/a.vtt': vtt,
  'posts/a.md': post(['audio:', ...lines.map((line) => `  ${line}`)], 'Words.'),
});
const podcast = (...lines: string[]) => ({
  'site.md': site('podcast:', '  description: Engines', ...lines.map((line) => `  ${line}`)),
});

testMistakes({
  'no mistake in a file': [
    audio(
      'src: ./a.mp3',
      'duration: 42:10',
      'transcript: a.vtt',
      'chapters: [{ start: 0:00, title: A }, { start: 1:02:03, title: B }]',
    ),
  ],
  'no mistake in a short form': [{ ...audio(), 'posts/a.md': post(['audio: a.mp3'], 'Words.') }],
  'no mistake in a URL': [audio('src: https://cdn.example.net/7', 'type: audio/mpeg', 'length: 120')],
  'no mistake in a transcript in Markdown': [
    { ...audio('src: a.mp3', 'transcript: ./a.transcript.md'), 'posts/a.transcript.md': '**Ada:** Hello.\n' },
  ],
  'a transcript that would be an entry': [
    { ...audio('src: a.mp3', 'transcript: ./b.md'), 'posts/b.md': post([], 'Hello.') },
    /^posts\/a\.md:6:15 error bad-transcript: .*such as \.\/episode\.transcript\.md/,
  ],
  'a file that is not there': [
    audio('src: ./b.mp3'),
    'posts/a.md:5:8 error dangling-link: "./b.mp3" leads nowhere: there is no file posts/b.mp3 -> a.mp3',
  ],
  'a URL that says too little': [
    audio('src: https://cdn.example.net/7'),
    /^posts\/a\.md:5:\d+ error bad-audio: .* must end with \.mp3 or \.m4a/,
    /^posts\/a\.md:\d+:\d+ error missing-key: .* is missing: the file is on another site/,
  ],
  'bad times': [
    audio('src: a.mp3', 'duration: 42 min', 'chapters: [{ start: 1:00, title: A }, { start: 0:30, title: B }]'),
    /^posts\/a\.md:6:13 error .* must be minutes and seconds/,
    /^posts\/a\.md:7:\d+ error chapters-out-of-order: /,
  ],
  'transcripts that are no transcripts': [
    { ...audio('src: a.mp3', 'transcript: a.vtt'), 'posts/a.vtt': 'Hello.\n' },
    /^posts\/a\.md:6:15 error bad-transcript: no line of posts\/a\.vtt says when/,
  ],
  'settings that Apple does not take': [
    podcast('category: Mathematik', 'image: ./cover.webp'),
    /^site\.md:6:13 error .* must be a category of Apple Podcasts, such as .* -> Mathematics$/,
    /^site\.md:7:10 error .* must be a JPEG or PNG file/,
  ],
  'a protected episode': [
    {
      ...audio('src: a.mp3'),
      'posts/a.md': post(['audio: a.mp3', 'protected: x'], 'Words.'),
      'site.md': site('passwords: [{ name: x, salt: AAAAAAAAAAAAAAAAAAAAAA }]'),
    },
    /^posts\/a\.md:4:8 error protected-audio: /,
  ],
});
