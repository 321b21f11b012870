import { z } from 'zod';

const newsSchema = z.object({
  propertyId: z.string(),
  imageId: z.string(),
  what: z.enum(['stored', 'removed']),
});

/** What became of a photo that other tabs of this browser may be waiting to send. */
export type UnsentNews = z.infer<typeof newsSchema>;

const channelName = 'dss-unsent-photos';

export interface UnsentChannel {
  tell: (news: UnsentNews) => void;
}

/** Tells the other tabs, and hears from them. */
export function openUnsentChannel(onNews: (news: UnsentNews) => void): UnsentChannel {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = newsSchema.safeParse(data);
    if (news.success) onNews(news.data);
  });
  return { tell: (news) => channel.postMessage(news) };
}
