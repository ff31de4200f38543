/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { KindIcon, useKind } from './kinds';

function Kind({ kind }: { kind: string }) {
  const { label, list } = useKind()(kind);
  return (
    <p>
      <KindIcon kind={kind} />
      {label}: {list?.path ?? 'no list'}
    </p>
  );
}

test.each([
  ['posts', 'Posts: /posts/'],
  ['pages', 'Pages: no list'],
  ['people', 'People: no list'],
  ['services', 'Services: no list'],
  ['talks', 'talks: no list'],
  ['constructor', 'constructor: no list'],
  ['toString', 'toString: no list'],
  ['__proto__', '__proto__: no list'],
])('a result of the kind %s', (kind, text) => {
  renderInSite(<Kind kind={kind} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ['posts', 'lucide-newspaper'],
  ['talks', 'lucide-message-square'],
  ['pages', 'lucide-file-text'],
  ['constructor', 'lucide-file-text'],
  ['__proto__', 'lucide-file-text'],
])('the icon of the kind %s, as its collection names it', (kind, drawing) => {
  const { container } = renderInSite(<KindIcon kind={kind} />, { icons: { posts: 'newspaper', talks: 'message' } });
  expect(container.querySelector('svg')?.getAttribute('class')).toMatch(new RegExp(`(?:^| )${drawing}(?: |$)`));
});
