import { Link } from '../../ui/components/link/link';
import { useWords } from '../../ui/components/site-context/site-context';
import { toLicenseName } from './license-name';

interface Props {
  copyright?: string | null | undefined;
  /** The URL of the licence. */
  license?: string | null | undefined;
  /** Where to ask for the right to use the pictures: a path on the site, or a URL. */
  permission?: string | null | undefined;
}

/** Whose the pictures are, and who may use them. */
export function Rights({ copyright, license, permission }: Props) {
  const say = useWords();
  if (!copyright && !license && !permission) return null;
  return (
    <p className="album-rights label">
      {copyright && <span>{copyright}</span>}
      {license && (
        <Link
          to={license}
          rel="license"
          aria-label={say('labelled', { label: say('albumLicense'), value: toLicenseName(license) })}
        >
          {toLicenseName(license)}
        </Link>
      )}
      {permission && <Link to={permission}>{say('albumPermission')}</Link>}
    </p>
  );
}
