import pg from 'pg';

/**
 * A client whose prepared statements have no names, for poolers that give each transaction another connection without
 * preparing there what was prepared elsewhere. PostgreSQL then parses each statement every time.
 */
export class UnnamedStatementsClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this);
    // Defined like this because the driver declares a dozen forms of the method.
    Object.defineProperty(this, 'query', {
      value: (asked: unknown, ...rest: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(query, this, [withoutName(asked), ...rest]);
        return answer;
      },
    });
  }
}

function withoutName(asked: unknown): unknown {
  const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked && 'text' in asked;
  return isNamed && !('submit' in asked) ? { ...asked, name: undefined } : asked;
}
