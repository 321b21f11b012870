import { shareLinkDays } from '@dss/domain';

/** A link that works until it is revoked. */
export const never = 'never';

/** When a link may end: never, or after so many days. */
export const linkEnds = [never, ...shareLinkDays.map(String)] as const;
