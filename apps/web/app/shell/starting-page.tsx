import { brand } from '../brand/index.ts';
import { RingsMark } from '../ui/rings-mark.tsx';

/** The first moment of an application page, in no language: the mark, breathing. */
export function StartingPage() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <RingsMark className="size-20 animate-breathe text-forest" />
      <span className="sr-only">{brand.product}</span>
    </main>
  );
}
