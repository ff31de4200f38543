import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Renders the replacement for what broke. `digest` is a code that visitors can report to the owner of the site. */
  fallback: (digest: string) => ReactNode;
  /** Rendering is retried when this changes: the path of the page. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  digest?: string | undefined;
}

/** Keeps an exception in one part of a page from affecting the rest: React unmounts everything that has no boundary around it. */
export class ExceptionBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { digest: toDigest(error) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (resetKey !== this.props.resetKey && this.state.digest !== undefined) this.setState({ digest: undefined });
  }

  override render() {
    const { digest } = this.state;
    return digest === undefined ? this.props.children : this.props.fallback(digest);
  }
}

/** Eight hexadecimal digits that are the same for the same error: FNV-1a over its message and the place that threw it. */
export function toDigest(error: unknown): string {
  const text = error instanceof Error ? `${error.message}\n${error.stack?.split('\n')[1] ?? ''}` : String(error);
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
