/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { chapters } from './client';
import { Player } from './player';

const audio = {
  address: '/static/a.mp3',
  type: 'audio/mpeg',
  chapters: [
    { start: 0, title: 'Welcome' },
    { start: 3723, title: 'The store' },
  ],
} as const;

test('a chapter is a link to its place in the file, and pressing it moves the player there', () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(<Player audio={audio} title="An evening" />);
  const player = screen.getByLabelText<HTMLAudioElement>('An evening');
  expect(player.preload).toBe('none');
  const link = screen.getByRole('link', { name: '1:02:03 The store' });
  expect(link.getAttribute('href')).toBe('/static/a.mp3#t=3723');
  chapters();
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  expect(player.currentTime).toBe(3723);
  expect(play).toHaveBeenCalledTimes(1);
});

test('a transcript names its speakers', () => {
  const transcript = {
    address: '/a.vtt',
    type: 'text/vtt',
    spoken: [{ start: 1, speaker: 'Ada', text: 'Hello.' }],
  } as const;
  render(<Player audio={{ ...audio, chapters: [], transcript }} title="An evening" />);
  expect(screen.queryByText('Chapters')).toBeNull();
  expect(screen.getByText('Transcript').parentElement?.textContent).toBe('TranscriptAda: Hello.');
});

test('a transcript in Markdown is shown as it was rendered', () => {
  const transcript = { address: '/a.txt', type: 'text/plain', spoken: [], html: '<p><em>Rain.</em></p>' } as const;
  render(<Player audio={{ ...audio, chapters: [], transcript }} title="An evening" />);
  expect(screen.getByText('Rain.').closest('details')?.querySelector('summary')?.textContent).toBe('Transcript');
});
