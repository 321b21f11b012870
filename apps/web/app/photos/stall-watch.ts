export interface StallWatch {
  readonly moved: () => void;
  readonly stop: () => void;
}

/** Tells once when nothing has moved for so long: a connection may die without a word. */
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
