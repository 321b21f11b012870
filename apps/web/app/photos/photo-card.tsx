import type { ReactNode } from 'react';

/** One photo of a list: picture at the left on phones, on top where there is room. */
export function PhotoCard({
  picture,
  name,
  children,
}: {
  picture: ReactNode;
  name: string;
  children: ReactNode;
}) {
  return (
    <li className="hairline grid grid-cols-[minmax(88px,30%)_minmax(0,1fr)] overflow-hidden rounded-card bg-paper-raised sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <div className="relative min-h-28 overflow-hidden bg-paper-sunk sm:aspect-[4/3]">
        {picture}
      </div>
      <div className="flex min-w-0 flex-col gap-2 p-3 sm:p-4">
        <p className="truncate text-caption font-strong" title={name}>
          {name}
        </p>
        {children}
      </div>
    </li>
  );
}

export const cardPicture = 'absolute inset-0 size-full object-cover';
