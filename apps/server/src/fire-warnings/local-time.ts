/** What a clock shows in a time zone. */
export function localTime(
  at: Date,
  timeZone: string,
): { readonly hour: number; readonly minute: number } {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(at);
  const shown = (type: 'hour' | 'minute') =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return { hour: shown('hour'), minute: shown('minute') };
}
