import { useState } from 'react';

import type { OpenMapDialog } from './map-dialog.tsx';
import type { ProposedPlace } from './offer/use-place-offer.ts';

export interface MapDialogs {
  readonly dialog: OpenMapDialog | null;
  readonly open: (dialog: OpenMapDialog) => void;
  readonly close: () => void;
  /** Shows proposed places one after the other. */
  readonly check: (places: readonly ProposedPlace[]) => void;
  /**
   * Call after the open dialog was saved; opens the next proposed place.
   * @returns whether a photo was placed and none follows
   */
  readonly saved: () => boolean;
}

/** The dialog open over the map, and the proposed places to review after it. */
export function useMapDialogs(): MapDialogs {
  const [dialog, setDialog] = useState<OpenMapDialog | null>(null);
  const [toCheck, setToCheck] = useState<readonly ProposedPlace[]>([]);

  function check([next, ...rest]: readonly ProposedPlace[]): void {
    setDialog(next === undefined ? null : { kind: 'place', imageId: next.imageId, at: next.at });
    setToCheck(rest);
  }

  return {
    dialog,
    open: setDialog,
    close: () => check([]),
    check,
    saved: () => {
      check(toCheck);
      return dialog?.kind === 'place' && toCheck.length === 0;
    },
  };
}
