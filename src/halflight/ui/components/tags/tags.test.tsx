/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { languageOf, multilingual, renderInSite } from '../../../testing/site';
import { Tags } from './tags';

test('the tags of an entry in another language stand where its words do, whatever the direction of the page', () => {
  renderInSite(
    <article lang="en" dir="ltr">
      <Tags language="en" tags={['Bridges']} />
    </article>,
    { ...multilingual, language: 'ar' },
  );
  expect(languageOf(screen.getByRole('list'))).toBe('ar ltr');
  expect(languageOf(screen.getByText('Bridges'))).toBe('en ltr');
});
