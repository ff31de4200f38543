/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderInSite } from '../../testing/site';
import { Privacy } from './privacy';

const props = { section: { type: 'privacy' }, page: {} } as unknown as ComponentProps<typeof Privacy>;
const language = { direction: 'ltr', offer: '', decline: '', notFound: '', backHome: '' } as const;
const kept = () => screen.queryByText(/pages offered in another language/);

test('that a visitor wants no other language is kept where there is one', () => {
  const { unmount } = renderInSite(<Privacy {...props} />);
  expect(kept()).toBeNull();
  unmount();
  const languages = [
    { ...language, code: 'en', home: '/', name: 'English' },
    { ...language, code: 'fr', home: '/fr/', name: 'Français' },
  ];
  renderInSite(<Privacy {...props} />, { languages });
  expect(kept()).not.toBeNull();
});

test('that a visitor closed the announcement is kept where there is one', () => {
  const closed = () => screen.queryByText(/you closed the announcement/);
  const { unmount } = renderInSite(<Privacy {...props} />);
  expect(closed()).toBeNull();
  unmount();
  renderInSite(<Privacy {...props} />, { announcement: true });
  expect(closed()).not.toBeNull();
});
