/** Months with the same list: each month with tasks is alone, those without are grouped. */
export interface MonthGroup<Task> {
  /** 1 to 12 */
  readonly months: readonly number[];
  readonly tasks: readonly Task[];
}

/** A year of months from one on, with what is due in each. */
export function monthsFrom<Task extends { readonly months: readonly number[] }>(
  first: number,
  tasks: readonly Task[],
): readonly MonthGroup<Task>[] {
  const groups: MonthGroup<Task>[] = [];
  for (let step = 0; step < 12; step += 1) {
    const month = ((first - 1 + step) % 12) + 1;
    const due = tasks.filter(({ months }) => months.includes(month));
    const last = groups.at(-1);
    if (due.length === 0 && last?.tasks.length === 0) {
      groups[groups.length - 1] = { months: [...last.months, month], tasks: [] };
    } else {
      groups.push({ months: [month], tasks: due });
    }
  }
  return groups;
}
