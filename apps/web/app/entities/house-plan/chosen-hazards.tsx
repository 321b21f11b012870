import type { HazardTypeId } from '@dss/domain';
import { createContext, use, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Elements } from '../../ui/elements.ts';

type Hazards = readonly HazardTypeId[];

interface ChosenHazards {
  /** Whose pin or card the pointer or the focus is on. */
  readonly pointed: Hazards;
  /** Whose pin or card was pressed last. */
  readonly pressed: Hazards;
}

const none: Hazards = [];

const ChosenHazardsContext = createContext<StoreApi<ChosenHazards> | null>(null);

/**
 * Connects the plan of a home with the cards on its page, so that each highlights what is chosen in the other. A card may be about several
 * hazards.
 */
export function ChosenHazardsProvider({ children }: { children: Elements }) {
  const [store] = useState(() =>
    createStore<ChosenHazards>(() => ({ pointed: none, pressed: none })),
  );
  return <ChosenHazardsContext value={store}>{children}</ChosenHazardsContext>;
}

function useChosenStore(): StoreApi<ChosenHazards> {
  const store = use(ChosenHazardsContext);
  if (store === null) throw new Error('Chosen hazards need ChosenHazardsProvider around them.');
  return store;
}

export function useChosenHazards(): Hazards {
  return useStore(useChosenStore(), chosenOf);
}

/** Whether one of these is chosen. */
export function useIsChosen(types: Hazards): boolean {
  return useStore(useChosenStore(), (state) =>
    chosenOf(state).some((type) => types.includes(type)),
  );
}

function chosenOf({ pointed, pressed }: ChosenHazards): Hazards {
  return pointed.length > 0 ? pointed : pressed;
}

export interface ChooseHazards {
  /** Null: the pointer or the focus is on none anymore. */
  readonly point: (types: Hazards | null) => void;
  readonly press: (types: Hazards) => void;
}

export function useChooseHazards(): ChooseHazards {
  const store = useChosenStore();
  return useMemo(
    () => ({
      point: (types) => store.setState({ pointed: types ?? none }),
      press: (pressed) => store.setState({ pressed }),
    }),
    [store],
  );
}

/** Makes an element choose these hazards while the pointer or the focus is on it, and after it was pressed. */
export function usePointsAt(types: Hazards) {
  const { point, press } = useChooseHazards();
  const [on, off] = [() => point(types), () => point(null)];
  return {
    onPointerEnter: on,
    onPointerLeave: off,
    onFocus: on,
    onBlur: off,
    onClick: () => press(types),
  };
}
