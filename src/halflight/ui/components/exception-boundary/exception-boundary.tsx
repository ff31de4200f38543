import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react';
import { toDigest } from '../../client/page-digest';

interface Props {
  /** Renders a replacement for the broken content. `digest` is a code that visitors can report to the site's owner. */
  fallback: (digest: string) => ReactNode;
  /** Rendering is retried when this changes: the path of the page. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  digest?: string | undefined;
}

/**
 * Keeps an exception in one part of a page from affecting the rest: React unmounts everything that has no boundary around it. React also hydrates
 * each part separately, so that a press in one part waits for that part alone.
 */
export class ExceptionBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { digest: toErrorDigest(error) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (resetKey !== this.props.resetKey && this.state.digest !== undefined) this.setState({ digest: undefined });
  }

  override render() {
    const { digest } = this.state;
    return digest === undefined ? <Suspense>{this.props.children}</Suspense> : this.props.fallback(digest);
  }
}

/** Eight hexadecimal digits that are stable for the same error: a digest of its message and where it was thrown. */
export function toErrorDigest(error: unknown): string {
  const text = error instanceof Error ? `${error.message}\n${error.stack?.split('\n')[1] ?? ''}` : String(error);
  return toDigest(text).padStart(8, '0');
}
