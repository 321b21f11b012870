import type { IncomingHttpHeaders } from 'node:http';

/** What a request says, whatever protocol it came by. */
export interface AskedOfModel {
  readonly instructions: string;
  /** The texts of the user's and the model's turns, in order. */
  readonly texts: readonly string[];
  readonly pictures: readonly Buffer[];
  /** The schema that the answer is held to. */
  readonly schema: unknown;
}

export interface TokensSaid {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** How an answer ends: by itself, cut off by its length, or declined. */
export type Ending = 'stop' | 'length' | 'refused';

/** One provider's HTTP protocol, from the server's side. */
export interface Protocol {
  readonly path: (model: string) => string;
  readonly keyOf: (headers: IncomingHttpHeaders) => string | undefined;
  /** @throws ZodError where the request isn't of the protocol */
  readonly read: (body: unknown) => AskedOfModel;
  readonly answer: (text: string, ending: Ending, tokens: TokensSaid) => object;
  readonly error: (status: number, message: string) => object;
}
