import type { HazardTypeId } from '@dss/domain';
import { createContext, use, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Elements } from '../../ui/elements.ts';

interface ChosenHazard {
  /** Whose pin, card or step the pointer or the focus is on. */
  readonly pointed: HazardTypeId | null;
  /** Whose pin was pressed last. */
  readonly pressed: HazardTypeId | null;
}

const ChosenHazardContext = createContext<StoreApi<ChosenHazard> | null>(null);

/** Connects the plan of a home with the cards and steps on its page, so that each highlights what is chosen in another. */
export function ChosenHazardProvider({ children }: { children: Elements }) {
  const [store] = useState(() =>
    createStore<ChosenHazard>(() => ({ pointed: null, pressed: null })),
  );
  return <ChosenHazardContext value={store}>{children}</ChosenHazardContext>;
}

function useChosenStore(): StoreApi<ChosenHazard> {
  const store = use(ChosenHazardContext);
  if (store === null) throw new Error('Chosen hazards need ChosenHazardProvider around them.');
  return store;
}

export function useChosenHazard(): HazardTypeId | null {
  return useStore(useChosenStore(), ({ pointed, pressed }) => pointed ?? pressed);
}

export function useIsChosen(type: HazardTypeId): boolean {
  return useStore(useChosenStore(), ({ pointed, pressed }) => (pointed ?? pressed) === type);
}

export interface ChooseHazard {
  readonly point: (type: HazardTypeId | null) => void;
  readonly press: (type: HazardTypeId) => void;
}

export function useChooseHazard(): ChooseHazard {
  const store = useChosenStore();
  return useMemo(
    () => ({
      point: (pointed) => store.setState({ pointed }),
      press: (pressed) => store.setState({ pressed }),
    }),
    [store],
  );
}

/** Makes an element point at a hazard, while the pointer or the focus is on it. */
export function usePointsAt(type: HazardTypeId | undefined) {
  const { point } = useChooseHazard();
  return useMemo(() => {
    if (type === undefined) return {};
    const [on, off] = [() => point(type), () => point(null)];
    return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
  }, [point, type]);
}
