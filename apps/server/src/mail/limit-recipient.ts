import { DssError } from '@dss/domain';
import type { LimitName } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';

/**
 * Whether an address may be sent another mail, and counts it. For mails that anybody can cause, whoever does.
 * @param cause the same cause isn't counted twice
 */
export type MayBeMailed = (
  address: string,
  limit: Extract<LimitName, 'mailToAddress' | 'mailToAgency'>,
  cause?: string,
) => Promise<boolean>;

export function limitRecipients(db: Database, rateLimiter: RateLimiter): MayBeMailed {
  return async (address, limit, cause) => {
    const account = { email: mailboxOf(address), browser: null, guessable: false };
    const requester = { actor: null, network: null, account };
    const counted = { limit, ...(cause === undefined ? {} : { event: cause }) };
    try {
      await db.asActor(null, (tx) => rateLimiter.count(tx, requester, [counted]));
      return true;
    } catch (error) {
      if (error instanceof DssError && error.code === 'too_many_requests') return false;
      throw error;
    }
  };
}

/** Where an address leads: many mail servers ignore dots, and what follows a plus. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+', 1);
  return `${name.replaceAll('.', '')}${address.slice(at)}`;
}
