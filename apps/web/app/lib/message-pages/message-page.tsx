import type { ReactNode } from 'react';

import { RingsMark } from '../../ui/rings-mark.tsx';

export interface MessagePageProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A page with a single message: nothing here, gone, an error. */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <div className="contours flex flex-1 items-center">
      <div className="page-width flex flex-col items-start gap-4 py-16">
        <RingsMark className="size-20 text-forest" />
        <h1 className="font-serif text-title-1">{title}</h1>
        <div className="max-w-[56ch] text-ink-soft">{children}</div>
        <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  );
}
