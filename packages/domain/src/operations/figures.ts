/** A number of bytes as operators read it, such as "3.1 GB"; in English only, like their pages. */
export function writeBytes(number: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
  const step = number < 1 ? 0 : Math.min(4, Math.floor(Math.log10(number) / 3));
  const shown = number / 1000 ** step;
  return `${shown.toLocaleString('en-US', { maximumFractionDigits: shown < 10 ? 1 : 0 })} ${units[step] ?? ''}`;
}

/** A duration, given in seconds, in its two largest units. */
export function writeDuration(number: number): string {
  if (number < 1) return `${Math.round(number * 1000)} ms`;
  if (number < 60) return `${number.toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;
  const minutes = Math.floor(number / 60);
  if (minutes < 60) return `${minutes} min ${Math.floor(number % 60)} s`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
