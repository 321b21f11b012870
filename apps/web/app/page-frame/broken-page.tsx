import { useEffect } from 'react';

import { brand } from '../brand/index.ts';
import { RingsMark } from '../ui/rings-mark.tsx';

/** Shown when even the error page can't render: without text in any language, only a way to start over. */
export function BrokenPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6">
      <RingsMark className="size-20 text-forest" />
      <a href="/" className="font-serif text-title-2 underline underline-offset-4">
        {brand.product}
      </a>
    </main>
  );
}
