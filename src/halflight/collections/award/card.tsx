import { Badge } from '../../ui/components/badge/badge';
import { DatedRow } from '../../ui/components/dated-row/dated-row';
import { useDay } from '../../ui/components/site-context/site-context';
import { Title } from '../../ui/components/title/title';

interface Props {
  id?: string;
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  title: string;
  titleHtml?: string | null | undefined;
  issuer: string;
  date: string;
  url?: string | null | undefined;
  /** Rendered HTML. */
  body?: string | null | undefined;
  level?: 2 | 3;
}

/** A prize or honour in a list. */
export function AwardItem({ id, language, title, titleHtml, issuer, date, url, body, level }: Props) {
  const showDay = useDay();
  return (
    <DatedRow
      when={
        <>
          <time dateTime={date}>{showDay(date)}</time>
          <Badge of={id} />
        </>
      }
      title={<Title title={title} html={titleHtml} />}
      to={url}
      language={language}
      facts={[issuer]}
      {...(level && { level })}
    >
      {body && <div className="dated-row-text flow" dangerouslySetInnerHTML={{ __html: body }} />}
    </DatedRow>
  );
}
