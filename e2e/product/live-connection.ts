import { expect, type Page } from '@playwright/test';

export interface LiveConnections {
  /** The address of every connection opened since, oldest first. */
  readonly urls: readonly URL[];
  /** Every text that the server has sent over them since, oldest first. */
  readonly received: readonly string[];
  /** Waits until the server has sent one text with all of these words. */
  expectReceived(...words: readonly string[]): Promise<void>;
}

/**
 * Listens to the connections for live updates that a page opens from now on. Call it before the page is opened: the
 * server answers within milliseconds, and a wait that begins after its answer never ends.
 */
export function listenToConnections(page: Page): LiveConnections {
  const urls: URL[] = [];
  const received: string[] = [];
  page.on('websocket', (socket) => {
    urls.push(new URL(socket.url()));
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
  });
  return {
    urls,
    received,
    expectReceived: (...words) =>
      expect
        .poll(() => received.some((text) => words.every((word) => text.includes(word))), {
          message: `the server sent ${words.join(' and ')}`,
        })
        .toBe(true),
  };
}
