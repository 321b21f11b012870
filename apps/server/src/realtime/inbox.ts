import {
  realtimeCloseCodes,
  realtimeLimits,
  realtimeRequestSchema,
  type RealtimeRequest,
} from '@dss/domain';
import type { RawData, WebSocket } from 'ws';

/**
 * Answers the client's messages one at a time. Closes the connection on an invalid message, or if the client sends faster than
 * the server answers.
 */
export function receiveRequests(
  socket: WebSocket,
  answer: (request: RealtimeRequest) => Promise<void>,
): void {
  let waiting = 0;
  let answered: Promise<void> = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) {
      socket.close(realtimeCloseCodes.notText, 'text only');
      return;
    }
    const request = parseRequest(textOf(data));
    if (request === null) {
      socket.close(realtimeCloseCodes.malformed, 'not understood');
      return;
    }
    waiting += 1;
    if (waiting > realtimeLimits.maxWaitingMessages) {
      socket.close(realtimeCloseCodes.tooFast, 'too many messages');
      return;
    }
    answered = answered.then(async () => {
      if (socket.readyState === socket.OPEN) await answer(request);
      waiting -= 1;
    });
  });
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}

function parseRequest(text: string): RealtimeRequest | null {
  try {
    return realtimeRequestSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
