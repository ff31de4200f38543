import { useWords } from '../../ui/components/site-context/site-context';
import { toClock } from './clock';
import type { ShownAudio } from './shown-audio';
import './player.css';

/**
 * The recording of a post, with its chapters and transcript. Each chapter links to its place in the file, which browsers play from there; with
 * JavaScript, `client.ts` moves the player instead.
 */
export function Player({ audio, title }: { audio: ShownAudio; title: string }) {
  const say = useWords();
  const { address, chapters, transcript } = audio;
  return (
    <div className="episode">
      <audio controls preload="none" src={address} aria-label={title} />
      {chapters.length > 0 && (
        <details open>
          <summary>{say('chapters')}</summary>
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter.start}>
                <a className="episode-chapter" href={`${address}#t=${chapter.start}`}>
                  <span className="episode-time">{toClock(chapter.start)}</span> {chapter.title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
      {transcript && (
        <details>
          <summary>{say('transcript')}</summary>
          {transcript.html !== undefined && (
            <div className="episode-text" dangerouslySetInnerHTML={{ __html: transcript.html }} />
          )}
          {transcript.spoken.map(({ start, speaker, text }) => (
            <p className="episode-said" key={start}>
              {speaker && <b>{speaker}: </b>}
              {text}
            </p>
          ))}
        </details>
      )}
    </div>
  );
}
