import { useState } from 'react';

interface SubmitLock {
  /** @returns whether the caller may send; false until what was sent before has released the lock */
  readonly acquire: () => boolean;
  /** Call once what was sent has succeeded or failed. */
  readonly release: () => void;
}

/**
 * Keeps a form or button from sending the same thing twice: a second tap can come before React has rendered that the
 * first is pending, so a button that looks at `isPending` alone lets it through.
 */
export function useSubmitLock(): SubmitLock {
  const [lock] = useState(createSubmitLock);
  return lock;
}

function createSubmitLock(): SubmitLock {
  let isHeld = false;
  return {
    acquire: () => {
      if (isHeld) return false;
      isHeld = true;
      return true;
    },
    release: () => {
      isHeld = false;
    },
  };
}
