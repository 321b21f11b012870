/** Ends the subscription of this device: the push service then takes nothing for it anymore. */
export async function unsubscribeDevice(): Promise<void> {
  const worker = await registration();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Closes the notifications that are shown, or those of these tags. */
export async function closeNotices(isOver: (tag: string) => boolean = () => true): Promise<void> {
  const worker = await registration();
  for (const notice of (await worker?.getNotifications?.()) ?? []) {
    if (isOver(notice.tag)) notice.close();
  }
}

/** Null where there is no worker; browsers lack parts of what its type promises. */
async function registration(): Promise<Partial<ServiceWorkerRegistration> | null> {
  // Undefined in insecure contexts, despite its type.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return (await workers?.getRegistration()) ?? null;
}
