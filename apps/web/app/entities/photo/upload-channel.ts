import { z } from 'zod';

const changeSchema = z.object({
  propertyId: z.string(),
  imageId: z.string(),
  what: z.enum(['stored', 'removed']),
});

/** What happened to an upload that other tabs may be waiting to send. */
export type UploadChange = z.infer<typeof changeSchema>;

/**
 * Listens for upload changes in other tabs.
 * @returns a function that notifies the other tabs
 */
export function openUploadChannel(
  onChange: (change: UploadChange) => void,
): (change: UploadChange) => void {
  const channel = new BroadcastChannel('dss-unsent-photos');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const change = changeSchema.safeParse(data);
    if (change.success) onChange(change.data);
  });
  return (change) => channel.postMessage(change);
}
