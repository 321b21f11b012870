import { Skeleton } from './skeleton.tsx';

export interface PageSkeletonProps {
  /** Says what is loading. */
  label: string;
  /** The sizes of what comes, from top to bottom, as classes. */
  blocks: readonly string[];
}

/** A page of one column while it loads, in its layout. */
export function PageSkeleton({ label, blocks }: PageSkeletonProps) {
  return (
    <div className="page-width flex flex-col gap-6 py-6">
      <p role="status" className="sr-only">
        {label}
      </p>
      {blocks.map((block, index) => (
        <Skeleton key={`${block} ${index}`} className={block} />
      ))}
    </div>
  );
}
