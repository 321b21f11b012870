/** In this order, because browsers also name those whose engine they share. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** Browser and system by a user agent, in words their owner knows: "Safari, iPhone". Null if it names neither. */
export function describeDevice(userAgent: string): string | null {
  const named = [browsers, systems].flatMap((known) => {
    const found = known.find(([pattern]) => pattern.test(userAgent));
    return found === undefined ? [] : [found[1]];
  });
  return named.length === 0 ? null : named.join(', ');
}
