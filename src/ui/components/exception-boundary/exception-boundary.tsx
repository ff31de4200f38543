import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** What is shown in place of what broke. `digest` is what a visitor can send to whoever keeps the site. */
  fallback: (digest: string) => ReactNode;
  /** When it changes what broke is tried again: the path of the page. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  digest?: string | undefined;
}

/** Keeps an exception in a part of a page from taking the rest with it: React takes all that no boundary is around off the screen. */
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

/** Eight hexadecimal digits that are the same for the same error: FNV-1a over its message and where it was thrown. */
export function toDigest(error: unknown): string {
  const text = error instanceof Error ? `${error.message}\n${error.stack?.split('\n')[1] ?? ''}` : String(error);
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
