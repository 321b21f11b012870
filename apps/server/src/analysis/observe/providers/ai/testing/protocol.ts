import type { IncomingHttpHeaders } from 'node:http';

/** The contents of a request, independent of the protocol. */
export interface ModelRequest {
  readonly instructions: string;
  /** Texts of the user's and the model's messages, in order. */
  readonly texts: readonly string[];
  readonly pictures: readonly Buffer[];
  /** The JSON Schema for the answer. */
  readonly schema: unknown;
}

export interface ReportedTokens {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** Why an answer ends: it is complete, reached the length limit, or the model declined. */
export type Ending = 'stop' | 'length' | 'refused';

/** The server side of one provider's HTTP protocol. */
export interface Protocol {
  readonly path: (model: string) => string;
  /** Null where no key is expected. */
  readonly keyOf: ((headers: IncomingHttpHeaders) => string | undefined) | null;
  /** Answers what isn't a question to the model; absent or undefined: the server knows no such request. */
  readonly besides?: (method: string, path: string, body: unknown) => object | undefined;
  /** @throws ZodError if the request doesn't follow the protocol */
  readonly read: (body: unknown) => ModelRequest;
  readonly answer: (text: string, ending: Ending, tokens: ReportedTokens) => object;
  readonly error: (status: number, message: string) => object;
}
