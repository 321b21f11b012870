/**
 * Limits the wait for a promise that may never settle: some browsers start opening their database and never finish.
 * @param tooLate receives the result if it arrives after the timeout
 * @throws Error on timeout
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
