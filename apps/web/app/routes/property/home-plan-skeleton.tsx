import { HousePlanSkeleton } from '../../entities/house-plan/index.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The drawing with its key: side by side where there is room. */
export const homePlanCard =
  'grid grid-cols-1 gap-x-10 gap-y-4 p-4 sm:p-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:px-8 print:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] print:p-3';
export const homePlanDrawing = 'mx-auto w-full max-w-md';

/** A placeholder for the plan of the home, in its actual size. */
export function HomePlanSkeleton() {
  return (
    <Card className={homePlanCard}>
      <div className={homePlanDrawing}>
        <HousePlanSkeleton />
      </div>
      <div className="flex flex-col gap-2 max-lg:-order-1">
        <Skeleton className="h-[1lh] w-48 font-serif text-title-2" />
        <Skeleton className="h-[1lh] w-full text-caption" />
      </div>
    </Card>
  );
}
