import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

/**
 * Runs a `copy … to stdout`.
 * @returns the rows as bytes, as fast as they are read. Read them to their end before the next query; after an error, or if they
 *   were destroyed before, end the client.
 */
export function copyRowsOut(client: pg.Client, statement: string): CopiedRows {
  return client.query(new CopiedRows(statement));
}

class CopiedRows extends Readable {
  /** How many rows there were; known at the end. */
  copied = 0;
  readonly #statement: string;
  #connection: pg.Connection | undefined;

  constructor(statement: string) {
    super({ highWaterMark: 256 * 1024 });
    this.#statement = statement;
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  // From here on: what the driver calls.

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // Copied, because the driver uses its buffer again.
    if (!this.push(Buffer.from(chunk))) this.#connection?.stream.pause();
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.copied = countOf(text);
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.#connection?.stream.resume();
    this.destroy(error);
  }
}

/** What the driver's connection has for `copy … from stdin`, which its types leave out. */
interface CopyingConnection {
  readonly sendCopyFromChunk: (chunk: Uint8Array) => void;
  readonly endCopyFrom: () => void;
  readonly sendCopyFail: (reason: string) => void;
}

/**
 * Runs a `copy … from stdin`.
 * @param rows their bytes; if they fail, the statement fails with that error
 * @returns how many rows were copied
 */
export async function copyRowsIn(
  client: pg.Client,
  statement: string,
  rows: AsyncIterable<Uint8Array>,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let failure: unknown;
  let copied = 0;

  const send = async (connection: pg.Connection & CopyingConnection) => {
    try {
      for await (const chunk of rows) {
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    } catch (error) {
      failure = error;
      connection.sendCopyFail('the rows could not be read');
    }
  };
  client.query({
    submit: (connection: pg.Connection) => connection.query(statement),
    handleCopyInResponse: (connection: pg.Connection & CopyingConnection) => void send(connection),
    handleCommandComplete: ({ text }: { readonly text: string }) => {
      copied = countOf(text);
    },
    handleReadyForQuery: () => resolve(copied),
    handleError: (error: Error) => reject(failure ?? error),
  });
  return promise;
}

/** Of a command tag such as `COPY 12`. */
function countOf(tag: string): number {
  return Number(tag.split(' ')[1] ?? 0);
}
