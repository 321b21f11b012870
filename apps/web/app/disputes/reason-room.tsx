import { useTranslations } from 'use-intl';

import { roomLeft } from './room-left.ts';

/** How much longer a reason can get, so that it is never cut unnoticed. */
export function ReasonRoom({ reason }: { reason: string }) {
  const t = useTranslations('disputes.reason');
  const left = roomLeft(reason);
  return (
    <p role="status" className="-mt-3 text-caption text-ink-soft tabular-nums empty:-mt-5">
      {left !== null && t('room', { left })}
    </p>
  );
}
