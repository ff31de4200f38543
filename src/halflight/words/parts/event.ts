import type { ListWords } from '../list-words';

export const event = {
  events: 'Events',
  eventsIntro: 'What is coming up, and what has been.',
  noEvents: 'There are no events here yet.',
  allEvents: 'All events',
  slides: 'Slides',
  recording: 'Recording',
} as const satisfies ListWords<'events'>;
