import { isQuietHour, type FireWarning } from '@dss/domain';
import { useEffect, useRef } from 'react';

import { closeNotices } from '../../lib/device/storage/stored-notices.ts';

/**
 * Notifies of a warning that comes while a page is open, where that was allowed and nothing reaches the device once all are closed: of one
 * that comes at night in the morning, if it stands then. Those that were there before are on the page. Notifications of warnings that have
 * ended are closed, however they came.
 */
export function useWarningNotices(
  home: Home | null,
  textOf: (warning: FireWarning) => { readonly title: string; readonly body: string },
): void {
  const seen = useRef<ReadonlySet<string> | null>(null);
  const { id: homeId, path, warnings, timeZone, isOnlyWay } = home ?? {};
  useEffect(() => {
    if (homeId === undefined || path === undefined || warnings === undefined) return;
    const tagOf = (warningId: string) => `${homeId} ${warningId}`;
    const standing = warnings.map(({ id }) => tagOf(id));
    const hasEnded = (tag: string) => tag.startsWith(homeId) && !standing.includes(tag);
    void closeNotices(hasEnded).catch(() => undefined);
    const known = seen.current;
    if (known !== null && isQuietHour(hourIn(timeZone ?? null))) return;
    seen.current = new Set([...(known ?? []), ...warnings.map(({ id }) => id)]);
    if (known === null || isOnlyWay !== true || Notification.permission !== 'granted') return;
    for (const warning of warnings) {
      if (!known.has(warning.id)) void show({ ...textOf(warning), tag: tagOf(warning.id), path });
    }
  }, [homeId, path, warnings, timeZone, isOnlyWay, textOf]);
}

/** A home that may be warned of. */
interface Home {
  readonly id: string;
  /** Of its page. */
  readonly path: string;
  readonly warnings: readonly FireWarning[];
  /** Null: this device's own. */
  readonly timeZone: string | null;
  /** Whether nothing but this page notifies this device. */
  readonly isOnlyWay: boolean;
}

function hourIn(timeZone: string | null): number {
  const hour = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hourCycle: 'h23',
    ...(timeZone !== null && { timeZone }),
  });
  return Number(hour.format(new Date()));
}

/** Through the service worker where there is one: phones know no other way. */
async function show({
  title,
  body,
  tag,
  path,
}: {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** The page that a tap opens. */
  readonly path: string;
}): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    if (worker === undefined)
      new Notification(title, { body, tag }).addEventListener('click', () => window.focus());
    else await worker.showNotification(title, { body, tag, data: path });
  } catch {
    // The page shows the warning anyway.
  }
}
