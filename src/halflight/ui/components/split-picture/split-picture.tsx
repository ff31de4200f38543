import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import type { ShownImage } from '../../../fields/images';
import { Picture } from '../picture/picture';
import { useWords } from '../site-context/site-context';
import './split-picture.css';

interface Props {
  before: ShownImage;
  after: ShownImage;
  /** The `sizes` attribute: how wide it is shown, for the browser's choice of a file. */
  sizes: string;
  /** Loads eagerly, for the first large image of a page. */
  eager?: boolean;
}

/** Two pictures, one over the other, each half visible. `ui/client/split-pictures.ts` adds and moves the handle between them. */
export function SplitPicture({ before, after, sizes, eager = false }: Props) {
  const say = useWords();
  return (
    <div className="split-picture">
      <Picture {...before} eager={eager} sizes={sizes} />
      <Picture {...after} className="split-picture-after" eager={eager} priority={false} sizes={sizes} />
      <input
        className="split-picture-range"
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        autoComplete="off"
        aria-label={say('moveDivider')}
      />
      <span className="split-picture-handle" aria-hidden="true">
        <ChevronsLeftRight className="icon" />
      </span>
    </div>
  );
}
