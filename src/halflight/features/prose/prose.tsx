import { Lightbox } from '../../ui/components/lightbox/lightbox';
import '../accent-picker/accent-picker.css';
import '../embeds/embed.css';
import './callout.css';
import './chart.css';
import './code-block.css';
import './diagram.css';
import './embedded.css';
import './formula.css';
import './prose.css';
import './notebook.css';
import './figure.css';
import './side-notes.css';
import './tabs.css';

/** Running text: HTML rendered from Markdown. With `entry`, it is the content of an h-entry. */
export function Prose({ html, entry = false }: { html: string; entry?: boolean }) {
  return (
    <>
      <div className={entry ? 'prose flow e-content' : 'prose flow'} dangerouslySetInnerHTML={{ __html: html }} />
      {html.includes('<a class="enlarge"') && <Lightbox />}
    </>
  );
}
