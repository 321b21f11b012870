/** The day of a moment on the reader's calendar, as '2026-11-23'. */
export function isoDay(at: string | number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
