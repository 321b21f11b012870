/** How many jobs a home has. */
export interface JobCounts {
  readonly toDo: number;
  readonly done: number;
}

/**
 * How many jobs a home has, wherever that is said. A job removes one hazard or several, so there may be fewer jobs than hazards. Work
 * that was found again is to do, and isn't done.
 * @param toDo the work that removes the hazards found
 */
export function jobCounts(
  toDo: readonly unknown[],
  work: readonly { readonly isFoundAgain: boolean }[],
): JobCounts {
  return {
    toDo: toDo.length,
    done: work.filter(({ isFoundAgain }) => !isFoundAgain).length,
  };
}
