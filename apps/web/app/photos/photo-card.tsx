import type { ReactNode } from 'react';

/**
 * One photo of a list. On phones its picture stands beside what is said of it, wide enough to be recognized, and what can
 * be chosen lies below both; where there is room, all of it is one column.
 */
export function PhotoCard({
  picture,
  name,
  below,
  children,
}: {
  picture: ReactNode;
  name: string;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="hairline grid grid-cols-[8rem_minmax(0,1fr)] overflow-hidden rounded-card bg-paper-raised sm:flex sm:flex-col">
      <div className="relative min-h-28 overflow-hidden bg-paper-sunk sm:aspect-[4/3]">
        {picture}
      </div>
      <div className="flex min-w-0 flex-col gap-2 p-3 sm:grow sm:p-4 sm:has-[+div]:grow-0 sm:has-[+div]:pb-2">
        <p className="truncate text-caption font-strong" title={name}>
          {name}
        </p>
        {children}
      </div>
      {below !== undefined && <div className="col-span-full p-3 sm:px-4 sm:pt-0">{below}</div>}
    </li>
  );
}

export const cardPicture = 'absolute inset-0 size-full object-cover';
