/**
 * The styles of a feed opened in a browser; the palette comes before them. CSS rather than XSLT, which Chromium turns off in 2026 and the other
 * engines plan to (whatwg/html issue 11523).
 */
export const feedStyle = `:root {
  color-scheme: light dark;
  display: block;
  max-width: 42rem;
  margin: 0 auto;
  padding: 2rem 1.25rem 4rem;
  font: 1.0625rem/1.6 system-ui, sans-serif;
  color: var(--ink);
  background: var(--paper);
}
feed > *, entry > * { display: none; }
feed > title, feed > subtitle, feed > entry, entry > summary { display: block; }
feed > title { font-size: 2rem; font-weight: 700; line-height: 1.2; }
feed > subtitle { color: var(--soft); }
p.note {
  display: block;
  margin: 1.5rem 0 0;
  padding: 0.75rem 1rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--surface);
}
entry { margin-top: 2.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
p.day { display: block; margin: 0; font-size: 0.875rem; color: var(--soft); }
h2 { display: block; margin: 0.25rem 0; font-size: 1.25rem; line-height: 1.3; }
summary { margin: 0; }
a { color: var(--accent); overflow-wrap: anywhere; }
a:focus-visible { outline: 2px solid; outline-offset: 3px; }
`;
