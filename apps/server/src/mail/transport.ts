import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Mailbox, MailConfig, SmtpConfig } from '../config/index.ts';

/** A rendered mail. */
export interface Message {
  /** The same in every attempt. Becomes part of the Message-ID. */
  readonly id: string;
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo?: string;
  /** Where a mail program posts to end mails of this kind (RFC 8058). */
  readonly unsubscribe?: string;
  readonly subject: string;
  /** None: the text alone. */
  readonly html?: string;
  readonly text: string;
}

/** Hands mails over for delivery. */
export interface Transport {
  /** Resolves once the mail is handed over. */
  send(message: Message): Promise<void>;
  /** Resolves with where mail goes, if it would be taken now; sends nothing. */
  verify(): Promise<string>;
}

/** A server that takes no connection, or doesn't answer, is tried again later. */
const limitMs = 20_000;

/** The mail server if one is configured, else the outbox folder. */
export function openTransport(config: MailConfig, dataDir: string): Transport {
  return config.smtp === null ? outboxTransport(outboxFolder(dataDir)) : smtpTransport(config.smtp);
}

function smtpTransport({ host, port, secure, login }: SmtpConfig): Transport {
  const transporter = createTransport({
    host,
    port,
    secure,
    // A password or a message goes unencrypted to this machine alone.
    requireTLS: !secure && !isThisMachine(host),
    // A mail server here has a certificate of its own making, as Debian's Postfix does.
    tls: { rejectUnauthorized: !isThisMachine(host) },
    ...(login !== null && { auth: login }),
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  });
  return {
    send: async (message) => {
      await transporter.sendMail(toNodemailer(message));
    },
    verify: async () => {
      await transporter.verify();
      return `the mail server ${host}:${port}`;
    },
  };
}

/** The folder for mails where there is no mail server: one `.eml` file each, which mail programs open. */
export function outboxFolder(dataDir: string): string {
  return path.join(dataDir, 'outbox');
}

/** The ids of the mails in an outbox folder. */
export async function mailsInOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ifMissing([]));
  return names.flatMap((name) => (name.endsWith('.eml') ? name.slice(0, -'.eml'.length) : []));
}

/** Handles the error of a file or a folder that isn't there. */
export function ifMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };
}

function outboxTransport(folder: string): Transport {
  const transporter: Transporter<{ message: unknown }> = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    send: async (message) => {
      const { message: bytes } = await transporter.sendMail(toNodemailer(message));
      if (!Buffer.isBuffer(bytes)) throw new Error('a mail was not composed');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(path.join(folder, `${message.id}.eml`), bytes);
    },
    verify: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const probe = path.join(folder, `probe-${randomUUID()}`);
      await writeWhole(probe, Buffer.from('probe'));
      await rm(probe);
      return 'the outbox folder of this deployment';
    },
  };
}

function toNodemailer({ id, from, unsubscribe, ...message }: Message) {
  return {
    ...message,
    from,
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    // Contents are ours alone; nothing in a message may be read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    // Asks programs not to send automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** Writes a file atomically. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/** Whether a mail server refused the message or its recipient for good (a 5xx reply), so that another attempt is useless. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  // A refused login or command is for the operator to fix, so the mail waits.
  return (
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    (code === 'EENVELOPE' || code === 'EMESSAGE')
  );
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
