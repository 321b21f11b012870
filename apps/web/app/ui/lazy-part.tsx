import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

import { loadPart, PartUnavailable } from './load-part.ts';
import { PartFailed } from './part-failed.tsx';

/**
 * A part of a page whose script is loaded when it is first shown: usually a dialog. If it can't be loaded, as after an upgrade of the
 * server, that is said in its place, and the page with everything typed and chosen stays.
 * @param load imports its file
 * @param onLeave puts away what was to be shown, so that it can be asked for again
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onLeave: (props: Props) => void = () => undefined,
): ComponentType<Props> {
  // React keeps a failure for good; a new one asks again.
  const start = () => lazy<ComponentType<Props>>(() => loadPart(load));
  let latest = start();
  return function LazyPart(props: Props) {
    const [Part] = useState(() => latest);
    const failed = <PartFailed onLeave={() => onLeave(props)} />;
    return (
      <PartBoundary failed={failed} onFailed={() => (latest = start())}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

/** The same for a part that the page does without where it can't be loaded. */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    loadPart(load).catch(() => ({ default: () => null })),
  );
  return function OptionalPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

interface PartBoundaryProps {
  failed: ReactNode;
  onFailed: () => void;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartUnavailable) this.props.onFailed();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof PartUnavailable) return this.props.failed;
    // An error of the part itself is the page's.
    throw error instanceof Error ? error : new Error('a part failed', { cause: error });
  }
}
