import { isWebAddress } from '../../fields/formats';
import { group, list, type Rule } from '../../fields/groups';
import { choice, flag, link, number, text } from '../../fields/kinds';
import { audioTypeOf, audioTypes } from './audio-type';
import { CLOCK, toSeconds } from './clock';

const clock = (words: { label: string; hint: string; example: string }) =>
  text({
    ...words,
    condition: {
      holds: (value) => CLOCK.test(value),
      error: 'must be minutes and seconds such as "4:05", or with hours "1:02:03"',
    },
  });

const isText = (value: unknown): value is string => typeof value === 'string';

const rules: Rule[] = [
  {
    field: 'src',
    kind: 'bad-audio',
    message: 'must end with .mp3 or .m4a, which every player can play; for a URL that does not, say its "type"',
    broken: ({ src, type }) =>
      isText(src) && audioTypeOf(src) === undefined && !(isWebAddress(src) && type !== undefined),
  },
  {
    field: 'length',
    kind: 'missing',
    message: 'is missing: the file is on another site, and a feed has to say how many bytes it has',
    broken: ({ src, length }) => isText(src) && isWebAddress(src) && length === undefined,
  },
  {
    field: 'transcript',
    kind: 'bad-transcript',
    message:
      'must be a WebVTT or SubRip file beside the text, such as ./episode.vtt or ./episode.srt, or one in Markdown such as ./episode.transcript.md',
    broken: ({ transcript }) =>
      isText(transcript) && (isWebAddress(transcript) || !/^[^/].*\.(?:vtt|srt|transcript\.md)$/i.test(transcript)),
  },
  {
    field: 'chapters',
    kind: 'chapters-out-of-order',
    message: 'must be in order: each chapter starts later than the one before',
    broken: ({ chapters }) => {
      const starts = Array.isArray(chapters) ? chapters.map((each: { start?: unknown }) => each.start) : [];
      const seconds = starts.filter(isText).map(toSeconds);
      return seconds.some((second, index) => index > 0 && second <= (seconds[index - 1] ?? 0));
    },
  },
];

/** The recording of a post: an episode of a podcast. */
export const audio = group({
  opaque: true,
  label: 'Audio',
  hint: 'A recording, with its player above the text. For a file of yours, its name alone is enough.',
  short: 'src',
  rules,
  fields: {
    src: link({
      label: 'Source',
      hint: 'An MP3 or M4A file beside the text or in `static/`, or a full URL.',
      example: './episode.mp3',
    }),
    length: number({
      label: 'Length',
      hint: 'The size of the file in bytes. Only for a URL on another site; of your own files it is known.',
      example: '24986239',
      min: 1,
    }).optional(),
    type: choice({
      label: 'Type',
      hint: 'The media type, where the ending of the URL does not say it.',
      example: 'audio/mpeg',
      options: audioTypes,
    }).optional(),
    duration: clock({
      label: 'Duration',
      hint: 'How long it is, in minutes and seconds. If left out, it is read from a file of yours, if `music-metadata` is installed.',
      example: '"42:10"',
    }).optional(),
    chapters: list(
      group({
        label: 'Chapter',
        hint: 'Parts of the recording that listeners can jump to.',
        fields: {
          start: clock({ label: 'Start', hint: 'When it begins.', example: '"4:05"' }),
          title: text({ label: 'Title', hint: 'What it is about.', example: 'The store', max: 120 }),
        },
      }),
    ).optional(),
    transcript: link({
      label: 'Transcript',
      hint: 'What is said, as a WebVTT or SubRip file beside the text, or in Markdown, as `episode.transcript.md`.',
      example: './episode.vtt',
    }).optional(),
    episode: number({ label: 'Episode', hint: 'Its number.', example: '7', min: 1 }).optional(),
    season: number({ label: 'Season', hint: 'The number of its season.', example: '2', min: 1 }).optional(),
    explicit: flag({
      label: 'Explicit',
      hint: 'Whether it is not for children, if that differs from the podcast as a whole.',
      example: 'true',
    }).optional(),
  },
}).optional();
