import { Actions, Picture, type SectionProps } from 'halflight/section';
import { play } from './play';
import type { section } from './schema';
import './dressing-room.css';

/** Whether the examples are published with this site (`e2e/publish-examples.ts`): otherwise there is nothing to frame. */
const HAS_EXAMPLES = process.env.GATSBY_EXAMPLES === '1';

/** The values in the settings that are typed. */
const TYPED = /((?:look|accent): "?)([^"\n]*)/g;

/** The demonstration in a frame, beside the settings that dress it. */
export function DressingRoom({
  section: { id, title, text, actions, demo, command, settings, still },
  page,
}: SectionProps<typeof section>) {
  return (
    <section className="dressing-room wrapper" data-type="dressing-room" id={id}>
      <header className="dressing-room-header">
        <h2>{title ?? page.title}</h2>
        {text && <div className="dressing-room-text flow" dangerouslySetInnerHTML={{ __html: text }} />}
        {/* The engine's script for blocks of code copies it. */}
        <div className="code-block dressing-room-command">
          <pre>
            <code>{command}</code>
          </pre>
          <button type="button" className="copy-button" data-copied="Copied">
            Copy
          </button>
          <span className="visually-hidden" role="status" />
        </div>
        <Actions actions={actions} />
      </header>
      <div className="dressing-room-stage">
        <div className="dressing-room-settings">
          <p className="label fact">site.md</p>
          <div
            dangerouslySetInnerHTML={{ __html: settings.replace(TYPED, '$1<b class="dressing-room-word">$2</b>') }}
          />
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
