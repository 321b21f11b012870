import { homePushSchema, unsubscribedSchema, type HomePush, type HomeWarnings } from '@dss/domain';
import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { ApiError } from '../../lib/api/api-error.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { unsubscribeDevice } from '../../lib/device/storage/stored-notices.ts';
import { canSubscribe, subscribedDevice, subscribeDevice } from './device.ts';

/**
 * How this device may be notified: `with_pages_closed`; `page_only`, while a page is open; `blocked` by its owner; `not_here`: its browser
 * shows no notifications.
 */
export type NotifyWay = 'with_pages_closed' | 'page_only' | 'blocked' | 'not_here';

/** @param push null: the server notifies no device */
export function useNotifyWay(push: HomePush | null): NotifyWay {
  const permission = usePermission();
  if (permission === null) return 'not_here';
  if (permission === 'denied') return 'blocked';
  return push !== null && canSubscribe() ? 'with_pages_closed' : 'page_only';
}

/** Whether this browser shows our notifications; null: it has none. Its owner may change that in its settings meanwhile. */
export function usePermission(): NotificationPermission | null {
  return useSyncExternalStore(followPermission, readPermission, () => null);
}

/** Asks the device's owner. Must be called from a click handler, or browsers refuse. */
export async function askPermission(): Promise<NotificationPermission> {
  const answer = await Notification.requestPermission();
  window.dispatchEvent(new Event(asked));
  return answer;
}

const asked = 'notification-permission-asked';

function readPermission(): NotificationPermission | null {
  return typeof Notification === 'undefined' ? null : Notification.permission;
}

function followPermission(changed: () => void): () => void {
  const events = [asked, 'focus', 'pageshow'];
  for (const name of events) window.addEventListener(name, changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    for (const name of events) window.removeEventListener(name, changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Whether this device is notified of a home's warnings with all pages closed, and how to change that. */
export function useDevice(propertyId: string, push: HomePush, warningsKey: QueryKey) {
  const t = useTranslations('fireWarnings');
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const deviceKey = ['notified-device', push.key];
  const { data: device } = useQuery({
    queryKey: deviceKey,
    queryFn: () => subscribedDevice(push.key),
    staleTime: 0,
    networkMode: 'always',
  });
  const save = async (change: (push: HomePush) => HomePush) => {
    // A fetch that started before the change must not overwrite what it saved.
    await queryClient.cancelQueries({ queryKey: warningsKey });
    queryClient.setQueryData<HomeWarnings>(
      warningsKey,
      (known) => known && { ...known, push: change(known.push ?? push) },
    );
  };
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    showFailure(t('failed'), error);
  };
  const on = useMutation({
    mutationFn: async () => {
      if ((await askPermission()) !== 'granted') return null;
      const subscribed = await subscribeDevice(push.key);
      queryClient.setQueryData(deviceKey, subscribed);
      return callApi(apiPaths.notifiedDevices(propertyId), homePushSchema, {
        method: 'PUT',
        body: subscribed.subscription,
      });
    },
    networkMode: 'always',
    onSuccess: async (saved) => {
      if (saved !== null) await save(() => saved);
    },
    onError,
  });
  const off = useMutation({
    mutationFn: async (id: string) => {
      const path = apiPaths.notifiedDevice(propertyId, id);
      const { in_use: isInUse } = await callApi(path, unsubscribedSchema, { method: 'DELETE' });
      // Whether or not the browser ends it, the server no longer sends.
      if (!isInUse) await unsubscribeDevice().catch(() => undefined);
      return id;
    },
    networkMode: 'always',
    onSuccess: async (ended) => {
      await save(({ key, devices }) => ({ key, devices: devices.filter((id) => id !== ended) }));
      await queryClient.invalidateQueries({ queryKey: deviceKey });
    },
    onError,
  });
  const id = device?.id ?? null;
  return {
    /** Undefined while that isn't known yet. */
    isOn: device === undefined ? undefined : id !== null && push.devices.includes(id),
    /** Its browser's push service couldn't be reached, or there is none. */
    hasFailed: on.isError && !(on.error instanceof ApiError),
    isPending: on.isPending || off.isPending,
    turnOn: () => on.mutate(),
    turnOff: () => {
      if (id !== null) off.mutate(id);
    },
  };
}
