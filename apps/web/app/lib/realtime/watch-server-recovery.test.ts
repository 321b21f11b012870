import { expect, test, vi } from 'vitest';

import { watchServerRecovery } from './realtime-provider.tsx';

/** A realtime client that the test connects and disconnects. */
function controlledClient(isLiveAtFirst: boolean) {
  let isLive = isLiveAtFirst;
  const listeners = new Set<() => void>();
  const onReturn = vi.fn();
  const stop = watchServerRecovery(
    {
      isLive: () => isLive,
      onLiveChange: (changed) => {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
    },
    'a-property',
    onReturn,
  );
  const set = (live: boolean) => {
    isLive = live;
    for (const changed of listeners) changed();
  };
  return { set, onReturn, stop };
}

test('a lost server is reported once each time it comes back', () => {
  const { set, onReturn } = controlledClient(true);
  set(false);
  expect(onReturn).not.toHaveBeenCalled();
  set(true);
  set(true);
  expect(onReturn).toHaveBeenCalledTimes(1);
  set(false);
  set(true);
  expect(onReturn).toHaveBeenCalledTimes(2);
});

test('a first connection is reported, because what the page tried before it may have failed', () => {
  const { set, onReturn } = controlledClient(false);
  set(false);
  expect(onReturn).not.toHaveBeenCalled();
  set(true);
  set(true);
  expect(onReturn).toHaveBeenCalledTimes(1);
});

test('nothing is reported after the end', () => {
  const { set, onReturn, stop } = controlledClient(true);
  stop();
  set(false);
  set(true);
  expect(onReturn).not.toHaveBeenCalled();
});
