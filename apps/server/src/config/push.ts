import { z } from 'zod';
import type { SiteValues, ValuesOf } from './variables.ts';

/** A host, with a port where it isn't 443; `*.` before it stands for any names. */
const host = /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/;

/** Variables for notifying devices of which no page is open. */
export const pushShape = {
  PUSH_SERVICES: z
    .union(
      [
        z.literal('off'),
        z
          .string()
          .transform((list) => list.split(',').map((each) => each.trim()))
          .pipe(z.array(z.string().regex(host)).min(1)),
      ],
      { error: 'must be hosts with commas between them, or off' },
    )
    .default([
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      '*.push.apple.com',
      '*.notify.windows.com',
    ]),
} as const;

export interface PushConfig {
  /** The hosts of the push services that may be sent to, which is all that a browser may name as its own. */
  readonly hosts: readonly string[];
  /** Where whoever runs a push service reaches us: a mailbox or page as a URI (RFC 8292, 2.1). */
  readonly contact: string;
}

/** @returns null: no device is notified */
export function toPushConfig(
  environment: ValuesOf<typeof pushShape> & SiteValues,
): PushConfig | null {
  const { PUSH_SERVICES: hosts, ORIGIN: site, CONTACT_EMAIL: mailbox } = environment;
  if (hosts === 'off') return null;
  const page = site?.startsWith('https:') === true ? site : 'https://localhost';
  return { hosts, contact: mailbox === undefined ? page : `mailto:${mailbox}` };
}
