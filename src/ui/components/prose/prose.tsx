import '../../../features/embeds/embed.css';
import './callout.css';
import './code-block.css';
import './diagram.css';
import './formula.css';
import './prose.css';

/** Running text: finished HTML from Markdown. */
export function Prose({ html }: { html: string }) {
  return <div className="prose flow" dangerouslySetInnerHTML={{ __html: html }} />;
}
