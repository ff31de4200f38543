import { graphql, type PageProps } from 'gatsby';
import { Link } from '../../ui/components/link/link';
import { SourceLinks } from '../../ui/components/source-links/source-links';
import { usePageContact } from './contact';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { entryHead } from '../../site/site-head';
import type { ListName } from '../../words/list-names';
import { Item, Words } from './card';
import type { CvItem } from './item';
import { cvLists, type CvDesign, type CvPart } from './parts';
import '../../site/list-header.css';
import '../../ui/components/actions/actions.css';
import './fonts.css';
import './page.css';
import './designs/classic.css';
import './designs/modern.css';
import './designs/compact.css';
import './designs/academic.css';
import './designs/columns.css';
import './designs/plain.css';

interface Context {
  parts: readonly CvPart[];
  /** The path of its PDF, if one was made. */
  cvPath?: string;
  /** The path of its DOCX, if one was made. */
  cvTextPath?: string;
}

type Props = PageProps<Queries.CvPageQuery, Context>;

/** The name of the format, which is not translated. */
const FORMAT = 'DOCX';

/** A CV: the person's name and contact details, a summary, and the parts that its author chose. Made to be printed. */
export default function CvPage({ data: { cv, items }, pageContext: { parts, cvPath, cvTextPath } }: Props) {
  const say = useWords();
  const { person } = useSite();
  const hide = new Set<string>(cv?.hide ?? []);
  const details = usePageContact(hide);
  if (!cv) return null;
  const { role, body, source } = cv;
  const design = (cv.design ?? 'classic') as CvDesign;
  const shownRole = hide.has('role') ? undefined : (role ?? person.role);
  const byId = new Map((items as unknown as readonly CvItem[]).map((item) => [item.id, item]));
  const contact = details.length > 0 && (
    <ul className="cv-contact">
      {details.map((detail, index) => (
        <li key={index}>{detail}</li>
      ))}
    </ul>
  );
  const draw = (part: CvPart, index: number) => <Part key={index} part={part} byId={byId} />;
  const isBeside = ({ of }: CvPart) => (cvLists as readonly string[]).includes(of);
  const inColumns = design === 'columns';
  const summary = body.trim() !== '' && (
    <section className="cv-part cv-summary">
      <h2>{say('cvProfile')}</h2>
      <div className="flow" dangerouslySetInnerHTML={{ __html: body }} />
    </section>
  );
  return (
    <article className="cv wrapper" data-design={design} data-paper={cv.paper ?? 'A4'}>
      <p className="list-ways label">
        {cvPath ? (
          <Link className="button" to={cvPath}>
            {say('downloadCv')}
          </Link>
        ) : (
          <button type="button" className="print-button">
            {say('print')}
          </button>
        )}
        {cvTextPath && <Link to={cvTextPath}>{FORMAT}</Link>}
      </p>
      <div className="cv-sheet">
        <header className="cv-head">
          <h1>{person.name}</h1>
          {shownRole && <p className="cv-role">{shownRole}</p>}
          {!inColumns && contact}
        </header>
        {/* Beside the rest on paper, and before it for those who listen and for programs: it would otherwise come between two sheets of the rest. */}
        {inColumns && (
          <div className="cv-side">
            {contact}
            {parts.filter(isBeside).map(draw)}
          </div>
        )}
        <div className="cv-main">
          {summary}
          {(inColumns ? parts.filter((part) => !isBeside(part)) : parts).map(draw)}
        </div>
      </div>
      <SourceLinks source={source} />
    </article>
  );
}

function Part({ part: { of, title, ids, highlights, brief }, byId }: { part: CvPart; byId: Map<string, CvItem> }) {
  const say = useWords();
  const { lists, person } = useSite();
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  const list = of === 'skills' || of === 'languages' ? of : undefined;
  if ((list ? person[list] : items)?.length === 0) return null;
  // The list of experience is named after all that it shows, which includes the studies.
  const named =
    list || of === 'experience' || of === 'education' ? say(list ?? (of as 'education')) : lists[of as ListName].title;
  return (
    <section className="cv-part" data-part={of}>
      <h2>{title ?? named}</h2>
      {list === 'skills' && <Words items={(person.skills ?? []).map(({ name }) => ({ name }))} />}
      {list === 'languages' && <Words items={person.languages ?? []} />}
      {!list && (
        <ul className="cv-items">
          {items.map((item) => (
            <Item key={item.id} item={item} highlights={highlights} brief={brief} />
          ))}
        </ul>
      )}
    </section>
  );
}

export const Head = entryHead(({ cv }: Queries.CvPageQuery) => cv);

export const query = graphql`
  query CvPage($id: String!, $ids: [String!]!) {
    cv(id: { eq: $id }) {
      title
      role
      design
      paper
      hide
      noindex
      excerpt
      body
      source
    }
    items: cvItems(ids: $ids)
  }
`;
