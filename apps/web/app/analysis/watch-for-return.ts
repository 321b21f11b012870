export interface WatchOptions {
  /** Asks the server for something small; rejects while it can't be reached. */
  readonly check: () => Promise<unknown>;
  /** Called once. */
  readonly onReturn: () => void;
  readonly everyMs: number;
}

/**
 * Waits until a server that couldn't be reached answers again. One that answers the very first time wasn't gone: what
 * failed then would fail again, so nothing is told.
 * @returns how to stop waiting
 */
export function watchForReturn({ check, onReturn, everyMs }: WatchOptions): () => void {
  let isStopped = false;
  let wasGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    const answers = await check().then(
      () => true,
      () => false,
    );
    if (isStopped) return;
    if (answers) {
      if (wasGone) onReturn();
      return;
    }
    wasGone = true;
    timer = setTimeout(() => void look(), everyMs);
  }

  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
