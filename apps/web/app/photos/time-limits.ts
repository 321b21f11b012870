export interface StallWatch {
  readonly moved: () => void;
  readonly stop: () => void;
}

/** Calls back once when nothing has moved for so long: a connection may die without a word. */
export function watchForStall(limitMs: number, onStall: () => void): StallWatch {
  let timer = setTimeout(onStall, limitMs);
  return {
    moved: () => {
      clearTimeout(timer);
      timer = setTimeout(onStall, limitMs);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Waits for what may never come: some browsers begin to open their database and tell neither success nor failure.
 * @param tooLate gets what comes after all
 * @throws Error when the time is over
 */
export async function withinTime<Result>(
  work: Promise<Result>,
  limitMs: number,
  tooLate: (result: Result) => void = () => undefined,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(new Error(`no answer within ${limitMs} ms`));
    }, limitMs);
  });
  const answered = work.then((result) => {
    if (isOver) tooLate(result);
    return result;
  });
  try {
    return await Promise.race([answered, limit]);
  } finally {
    clearTimeout(timer);
  }
}
