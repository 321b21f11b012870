import { realtimeCloseCodes, type RealtimeMessage } from '@dss/domain';
import type { WebSocket } from 'ws';

/** The most bytes buffered for one client. */
const maxBufferedBytes = 256 * 1024;
/** The longest that sending one message may take. */
const maxSendMs = 10_000;

/** Sends messages, and disconnects a client that doesn't read them. */
export interface MessageSender {
  /** Resolves when the message has been sent, or can't be sent anymore. */
  readonly send: (message: RealtimeMessage) => Promise<void>;
}

export function createMessageSender(socket: WebSocket, sendLimitMs = maxSendMs): MessageSender {
  const underWay = new Set<() => void>();
  socket.on('close', () => {
    for (const end of underWay) end();
  });
  const giveUp = () => {
    socket.close(realtimeCloseCodes.tooSlow, 'too slow');
    // Not `close`, whose close frame would wait behind the stuck messages.
    socket.terminate();
  };
  return {
    send: (message) => {
      if (socket.readyState !== socket.OPEN) return Promise.resolve();
      if (socket.bufferedAmount > maxBufferedBytes) {
        giveUp();
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const limit = setTimeout(giveUp, sendLimitMs);
        const end = () => {
          clearTimeout(limit);
          underWay.delete(end);
          resolve();
        };
        underWay.add(end);
        socket.send(JSON.stringify(message), end);
      });
    },
  };
}
