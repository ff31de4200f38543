import { Actions, Picture, type SectionProps } from 'halflight/section';
import { play } from './play';
import type { section } from './schema';
import './dressing-room.css';

/** Whether the examples are published with this site (`e2e/publish-docs.ts`): otherwise there is nothing to frame. */
const HAS_EXAMPLES = process.env.GATSBY_EXAMPLES === '1';

/** The values in the settings that are typed. */
const TYPED = /((?:look|accent): "?)([^"\n]*)/;

/** The demonstration in a frame, beside the settings that dress it. */
export function DressingRoom({
  section: { id, title, text, actions, demo, settings, still },
  page,
}: SectionProps<typeof section>) {
  return (
    <section className="dressing-room wrapper" data-type="dressing-room" id={id}>
      <header className="dressing-room-header">
        <h2>{title ?? page.title}</h2>
        {text && <div className="dressing-room-text flow" dangerouslySetInnerHTML={{ __html: text }} />}
        <Actions actions={actions} />
      </header>
      <div className="dressing-room-stage">
        <div className="dressing-room-settings">
          <p className="label">site.md</p>
          <pre>
            <code>
              {settings.split('\n').map((line, index) => {
                const [whole = '', before = '', value = ''] = TYPED.exec(line) ?? [];
                const from = line.indexOf(whole);
                return (
                  <span key={index} className="dressing-room-line">
                    {whole ? line.slice(0, from) + before : line}
                    {whole && <span className="dressing-room-word">{value}</span>}
                    {whole && line.slice(from + whole.length)}
                    {'\n'}
                  </span>
                );
              })}
            </code>
          </pre>
          <button className="dressing-room-pause" type="button" aria-pressed="false" hidden>
            Pause
          </button>
        </div>
        <div className="dressing-room-screen" data-demo={HAS_EXAMPLES ? demo : undefined} data-title={still?.alt}>
          {still && <Picture {...still} eager sizes="(width >= 60rem) 52rem, 100vw" />}
        </div>
      </div>
      <script dangerouslySetInnerHTML={{ __html: `(${play.toString()})()` }} />
    </section>
  );
}
