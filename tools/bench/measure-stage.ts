/** The measured cost of one stage. */
export interface Stage {
  readonly name: string;
  /** Median CPU time per item in milliseconds, which a busy machine doesn't affect. */
  readonly coreMs: number;
  /** Peak memory of the process in bytes, sampled 20 times a second. */
  readonly peakBytes: number;
}

/** Runs `work` on one item after the other and measures it. */
export async function measureStage<Item>(
  name: string,
  items: readonly Item[],
  work: (item: Item) => unknown,
): Promise<Stage> {
  let peakBytes = 0;
  const look = () => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  };
  const looking = setInterval(look, 50);
  const times: number[] = [];
  try {
    for (const item of items) {
      const before = process.cpuUsage();
      await work(item);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      look();
    }
  } finally {
    clearInterval(looking);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { name, coreMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, peakBytes };
}
