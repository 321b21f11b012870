import type { InferDataFromTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

type DataOf<Key extends QueryKey> = InferDataFromTag<unknown, Key> | undefined;

/** Shows what the server saved, in place of what a query brought. A fetch that started before must not overwrite it. */
export async function showSaved<Key extends QueryKey>(
  queryClient: QueryClient,
  queryKey: Key,
  saved: Updater<NoInfer<DataOf<Key>>, NoInfer<DataOf<Key>>>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, saved);
}
