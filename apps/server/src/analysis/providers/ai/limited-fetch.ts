/** A model's longest answer, with the thinking that some send along, has some hundred kilobytes. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** A server went on and on: the rest is not waited for, and what came is not kept. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';

  constructor() {
    super(`an answer of more than ${maxAnswerBytes / 1024 / 1024} MB`);
  }
}

/**
 * Fetches as usual, but no body without end: a model's server may be anybody's, and its answers are held in memory.
 * Reading a longer one fails with AnswerTooLong, and ends the connection.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > maxAnswerBytes) throw new AnswerTooLong();
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
};
