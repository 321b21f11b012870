import { fail, ok, warn, type CheckResult } from './check-result.ts';

const noticeableMs = 5_000;
/** From here on links, codes and signatures expire too early or too late. */
const wrongMs = 60_000;

/**
 * Compares this machine's clock with another one.
 * @param read the other's time in milliseconds
 * @param whose named in the finding
 */
export async function checkClock(
  read: () => Promise<number>,
  now: () => number,
  whose = "the database's",
): Promise<CheckResult> {
  const before = now();
  const other = await read();
  // Half of the way there and back was over when it was read.
  return judge((before + now()) / 2 - other, whose);
}

function judge(aheadMs: number, whose: string): CheckResult {
  const what = 'Clock';
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (Number.isNaN(aheadMs)) return warn(what, `${whose} could not be read.`);
  if (Math.abs(aheadMs) < noticeableMs) return ok(what, `agrees with ${whose}`);
  const found = `${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} ${whose}. Let both follow a time server (timedatectl set-ntp true).`;
  return Math.abs(aheadMs) < wrongMs ? warn(what, found) : fail(what, found);
}
