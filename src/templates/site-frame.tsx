import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Badge } from '../components/badge/badge';
import { ErrorScreen } from '../components/error-screen/error-screen';
import { Frame } from '../components/frame/frame';
import { SiteContext } from '../components/site-context/site-context';
import type { Badges } from '../routing/held';
import { SearchHost } from '../search/search-host';
import { toShownImage } from './shown-image';
import { toSiteInfo } from './to-site-info';
import { useSiteSettings } from './use-site-settings';

interface Props {
  path: string;
  /** The context of the page. Previews say in it what visitors do not see. */
  context?: { id?: string; badges?: Badges };
  children: ReactNode;
}

/** The frame around every page, filled from `site.md` and `person.md`. */
export function SiteFrame({ path, context: { id, badges } = {}, children }: Props) {
  const settings = useSiteSettings();
  const site = toSiteInfo(settings);
  const { navigation, footer, icon, logo } = settings.siteSettings ?? {};
  return (
    <SiteContext value={{ ...site, badges }}>
      <Frame
        path={path}
        navigation={navigation ?? []}
        mark={icon?.endsWith('.png') ? '/icon-192.png' : '/icon.svg'}
        logo={toShownImage(logo ?? null)}
        footer={{
          text: footer?.text ?? undefined,
          links: (footer?.links ?? []).map(({ label, to, url }) => ({
            label,
            to: to ?? undefined,
            url: url ?? undefined,
          })),
        }}
      >
        {id && badges?.[id] && (
          <p className="page-badge wrapper">
            <Badge of={id} />
          </p>
        )}
        <ExceptionBoundary key={path} title={site.words.exception} help={site.words.exceptionHelp}>
          {children}
        </ExceptionBoundary>
      </Frame>
      <SearchHost path={path} />
    </SiteContext>
  );
}

/** Shows the client exception screen (design, section 7) in place of a page that broke. */
class ExceptionBoundary extends Component<{ title: string; help: string; children: ReactNode }, { digest?: string }> {
  override state: { digest?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { digest: toDigest(error) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    const { digest } = this.state;
    if (digest === undefined) return this.props.children;
    return <ErrorScreen title={this.props.title} help={this.props.help} digest={digest} />;
  }
}

/** Eight hexadecimal digits that are the same for the same error: FNV-1a over its message and where it was thrown. */
export function toDigest(error: unknown): string {
  const text = error instanceof Error ? `${error.message}\n${error.stack?.split('\n')[1] ?? ''}` : String(error);
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
