/** Lets everybody who wants the same thing at the same time wait for one go at it. */
export function createOnceAtATime<Result>(): (
  what: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (what, work) => {
    const going = running.get(what);
    if (going !== undefined) return going;
    const started = work().finally(() => running.delete(what));
    running.set(what, started);
    return started;
  };
}
