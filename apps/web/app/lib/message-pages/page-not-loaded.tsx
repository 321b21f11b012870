import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { LoadFailed, type Loading } from './load-failed.tsx';

export interface PageNotLoadedProps {
  query: Loading;
  /** Says what is loading. */
  loading: string;
  /** Says what couldn't be loaded. */
  failed: string;
}

/** A page whose content isn't here: while it loads, and if it can't. */
export function PageNotLoaded({ query, loading, failed }: PageNotLoadedProps) {
  return query.error === null ? (
    <PageSkeleton label={loading} blocks={['h-12 w-64', 'h-40 w-full']} />
  ) : (
    <div className="page-width py-8">
      <LoadFailed title={failed} queries={[query]} />
    </div>
  );
}
