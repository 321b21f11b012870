import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

/** How the server answers: takes mails, refuses recipients with a reply code, or hangs up instead of answering. */
export type MailServerBehavior = 'takes' | 'hangs up' | { readonly code: number };

export interface MailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  behavior: MailServerBehavior;
  close(): Promise<void>;
}

/**
 * A mail server on this machine that speaks SMTP without a login.
 * @param encrypted offers encryption, with a certificate that nobody has signed
 */
export async function startMailServer({ encrypted = false } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const state: { behavior: MailServerBehavior } = { behavior: 'takes' };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: encrypted ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, session, respond) => {
      if (state.behavior === 'takes') return respond();
      if (state.behavior === 'hangs up') {
        server.connections.forEach((connection) => connection.close());
        return;
      }
      const { code } = state.behavior;
      respond(Object.assign(new Error(`not now, ${session.id}`), { responseCode: code }));
    },
    onData: (stream, { envelope }, respond) => {
      void (async () => {
        const raw = await text(stream);
        received.push({
          from: addressOf(envelope.mailFrom),
          to: envelope.rcptTo.map(addressOf),
          raw,
          mail: await PostalMime.parse(raw),
        });
        respond();
      })();
    },
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    port,
    received,
    get behavior() {
      return state.behavior;
    },
    set behavior(behavior) {
      state.behavior = behavior;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function addressOf(address: SMTPServerAddress | false): string {
  return address === false ? '' : address.address;
}
