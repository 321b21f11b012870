import type { HouseSide } from '@dss/domain';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast/toast-queue.ts';

/** A house has at least one side. */
const mostMissing = 3;

export interface MissingSideChanges {
  /** Says that the house has no such side, which can be undone; null if no other side may be left out. */
  readonly leaveOut: ((side: HouseSide) => void) | null;
  readonly bringBack: (side: HouseSide) => void;
}

/** @param change keeps which sides don't exist */
export function useMissingSides(
  missing: readonly HouseSide[],
  change: (sides: readonly HouseSide[]) => void,
): MissingSideChanges {
  const t = useTranslations('walk.side');
  const sideName = useTranslations('houseSides.house');
  const changeNow = useRef(change);
  useEffect(() => {
    changeNow.current = change;
  });
  const leaveOut = (side: HouseSide) => {
    change([...missing, side]);
    showToast({
      title: t('said', { side: sideName(side) }),
      description: t('saidText'),
      action: { label: t('undo'), run: () => changeNow.current(missing) },
    });
  };
  return {
    leaveOut: missing.length >= mostMissing ? null : leaveOut,
    bringBack: (side) => change(missing.filter((each) => each !== side)),
  };
}
