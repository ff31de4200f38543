/** @jest-environment jsdom */
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
  ['posts', 'Posts: /posts/', 'lucide-newspaper'],
  ['pages', 'Pages: no list', 'lucide-file-text'],
  // One of the author's own kinds.
  ['talks', 'talks: no list', 'lucide-message-square'],
  ['constructor', 'constructor: no list', 'lucide-file-text'],
  ['__proto__', '__proto__: no list', 'lucide-file-text'],
])(
  'a result of the kind %s is labelled, links to its list, and has the icon of its collection',
  (kind, text, drawing) => {
    const { container } = renderInSite(<Kind kind={kind} />, { icons: { posts: 'newspaper', talks: 'message' } });
    expect(container.textContent).toBe(text);
    expect(container.querySelector('svg')?.classList).toContain(drawing);
  },
);
