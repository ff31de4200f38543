import type { MarkdownContext } from '../markdown/context';
import { renderBody } from '../markdown/render';
import { en } from '../words/en';

const pages: Record<string, string> = {
  'projects/engine/index.md': '/projects/engine/',
  'posts/note-b.md': '/posts/note-b/',
  'posts/été.md': '/posts/été/',
};

const files: Record<string, string> = {
  'posts/note-a/the paper.pdf': '/static/1843/the%20paper.pdf',
  'posts/note-a/film.mp4': '/static/1844/film.mp4',
  'posts/note-a/film.vtt': '/static/1845/film.vtt',
  'posts/note-a/silent.webm': '/static/1846/silent.webm',
  'posts/note-a/bell.mp3': '/static/1847/bell.mp3',
};

/** The site that test texts belong to: two posts, a project, two images and some files. */
export const context: MarkdownContext = {
  folder: 'posts/note-a',
  pathPrefix: '',
  words: en,
  ownHost: 'ada.example',
  toAddress: (target) => {
    const [path = '', fragment] = target.split('#');
    const page = pages[path];
    return page ? page + (fragment ? `#${fragment}` : '') : target;
  },
  toImage: (path) =>
    Promise.resolve(
      path === 'posts/note-a/mill.jpg' || path === 'posts/note-a/two words.jpg'
        ? {
            layout: 'constrained',
            width: 1200,
            height: 800,
            images: {
              fallback: { src: '/static/mill.jpg', srcSet: '/static/mill-400.jpg 400w', sizes: '100vw' },
              sources: [{ srcSet: '/static/mill-400.avif 400w', type: 'image/avif', sizes: '100vw' }],
            },
          }
        : path === 'https://images.example.org/a.jpg'
          ? { layout: 'constrained', images: { fallback: { src: path } } }
          : undefined,
    ),
  toFile: (path) => Promise.resolve(files[path]),
};

/** Renders the body of an entry to an element. */
export async function render(markdown: string, changes: Partial<MarkdownContext> = {}): Promise<Element> {
  const html = await renderBody(markdown, { ...context, ...changes });
  const { JSDOM } = await import('jsdom');
  return JSDOM.fragment(`<div>${html}</div>`).firstElementChild as Element;
}
