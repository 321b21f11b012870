import { useCallback } from 'react';

import { showToast } from '../../ui/toast/toast-queue.ts';
import { useErrorText } from './use-error-text.ts';

/** Shows a message with what failed, and why. */
export function useShowFailure(): (title: string, error: unknown) => void {
  const errorText = useErrorText();
  return useCallback(
    (title, error) => showToast({ tone: 'danger', title, description: errorText(error) }),
    [errorText],
  );
}
