import { realtimeCloseCodes, type RealtimeMessage } from '@dss/domain';
import type { WebSocket } from 'ws';

/** What may wait to be sent to one client. */
const maxBufferedBytes = 256 * 1024;
/** How long one message may take to leave. */
const maxSendMs = 10_000;

/** Sends messages, and gives up a client that doesn't take them. */
export interface MessageSender {
  /** Resolves when the message has left, or can't anymore. */
  readonly send: (message: RealtimeMessage) => Promise<void>;
}

export function createMessageSender(socket: WebSocket, sendLimitMs = maxSendMs): MessageSender {
  const underWay = new Set<() => void>();
  socket.on('close', () => {
    for (const end of underWay) end();
  });
  const giveUp = () => {
    socket.close(realtimeCloseCodes.tooSlow, 'too slow');
    // The closing would wait behind what is stuck.
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
