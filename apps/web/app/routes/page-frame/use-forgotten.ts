import { useEffect, useState } from 'react';

import { followForgetting } from '../../lib/device/storage/forgotten.ts';
import { forgetTab } from '../../lib/device/storage/forgetting.ts';

/**
 * Loads the page anew once another tab has had this browser forget its homes and people.
 * @returns whether that is under way, so that the page shows nothing of them anymore
 */
export function useForgotten(): boolean {
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => followForgetting(() => setForgotten(true)), []);
  // Once nothing of the page is left that would ask whether to stay.
  useEffect(() => {
    if (!isForgotten) return;
    forgetTab();
    location.reload();
  }, [isForgotten]);
  return isForgotten;
}
