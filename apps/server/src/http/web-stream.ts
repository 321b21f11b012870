import type { Readable } from 'node:stream';

/** Like Node's own conversion, whose type isn't the one that browsers' types have for a stream. */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const next: { done?: boolean; value: unknown } = await chunks.next();
      if (next.done === true) controller.close();
      else if (next.value instanceof Uint8Array) controller.enqueue(next.value);
    },
    cancel: () => {
      stream.destroy();
    },
  });
}
