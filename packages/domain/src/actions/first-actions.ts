/** More than three actions at once would be discouraging. */
const shownAtOnce = 3;

/**
 * What to do first, wherever that is shown: the first actions, in their recommended order, without those that gain nothing.
 * @param inOrder all actions of a result, in recommended order
 */
export function firstActions<Action extends { readonly points_without_ceiling: number }>(
  inOrder: readonly Action[],
): readonly Action[] {
  return inOrder.filter((action) => action.points_without_ceiling > 0).slice(0, shownAtOnce);
}
