export interface StallWatch {
  readonly moved: () => void;
  readonly stop: () => void;
}

/** Calls back once if there is no progress for this long: a connection can die without an error. */
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
