import type { ListedProperty } from '@dss/domain';

import { useOnline } from '../../lib/device/device-state.ts';
import { useHomes } from '../../entities/property/homes.ts';
import { useSavedList, useListToMake } from './saved-list.ts';

/**
 * The homes of this browser's owner, those that only this browser has first: from the server or, where it can't be reached, those that
 * were opened here. Undefined until they are known.
 */
export function useAllHomes() {
  const online = useOnline();
  const query = useHomes(online);
  const toMake = useListToMake();
  const kept = useSavedList(query.data === undefined && (!online || query.error !== null));
  const known = query.data?.pages.flatMap(({ properties }) => properties) ?? kept;
  const others = known?.filter(({ id }) => toMake.every((home) => home.id !== id));
  const homes: readonly ListedProperty[] | undefined = others && [...toMake, ...others];
  return { homes, toMake, query };
}
