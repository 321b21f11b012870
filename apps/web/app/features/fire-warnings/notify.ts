import { isQuietHour, type FireWarning } from '@dss/domain';
import { useEffect, useRef, useState } from 'react';

export type NotifyState = NotificationPermission | 'unknown';

/** Whether this device shows notifications for us. `unknown`: its browser has none. */
export function useNotifyState(): { readonly state: NotifyState; readonly ask: () => void } {
  const [state, setState] = useState<NotifyState>(() =>
    typeof Notification === 'undefined' ? 'unknown' : Notification.permission,
  );
  return { state, ask: () => void Notification.requestPermission().then(setState) };
}

/**
 * Notifies of a warning that comes while a page is open, where that was allowed: of one that comes at night in the morning, if it stands
 * then. Those that were there before are on the page.
 * @param timeZone of the home; null: this device's own
 */
export function useWarningNotices(
  warnings: readonly FireWarning[] | undefined,
  timeZone: string | null,
  textOf: (warning: FireWarning) => { readonly title: string; readonly body: string },
): void {
  const seen = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (warnings === undefined) return;
    const known = seen.current;
    if (known !== null && isQuietHour(hourIn(timeZone))) return;
    seen.current = new Set([...(known ?? []), ...warnings.map(({ id }) => id)]);
    if (known === null || typeof Notification === 'undefined') return;
    if (Notification.permission !== 'granted') return;
    for (const warning of warnings) {
      if (!known.has(warning.id)) void show(warning.id, textOf(warning));
    }
  }, [warnings, timeZone, textOf]);
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
async function show(
  tag: string,
  { title, body }: { readonly title: string; readonly body: string },
): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    if (worker === undefined)
      new Notification(title, { body, tag }).addEventListener('click', () => window.focus());
    else await worker.showNotification(title, { body, tag });
  } catch {
    // The page shows the warning anyway.
  }
}
