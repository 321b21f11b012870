import { ReadableStream as AddedStream, TransformStream } from 'web-streams-polyfill';

/** Lets the router transform streams, that of the page's data and those of answers, where the browser can't. */
export function addStreams(): void {
  Reflect.set(globalThis, 'TransformStream', TransformStream);
  Reflect.set(ReadableStream.prototype, 'pipeThrough', pipeThrough);
}

function pipeThrough(
  this: ReadableStream<unknown>,
  ...through: Parameters<AddedStream<unknown>['pipeThrough']>
) {
  return added(this).pipeThrough(...through);
}

function added<Read>(stream: ReadableStream<Read>): AddedStream<Read> {
  const reader = stream.getReader();
  return new AddedStream<Read>({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}
