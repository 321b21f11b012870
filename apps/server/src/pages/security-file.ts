/** For how long the file may be relied on after it was read; RFC 9116 advises less than a year. */
const validDays = 90;

/** The file that tells where to report a weakness in security, as RFC 9116 says. */
export function securityFile(contact: string, origin: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
