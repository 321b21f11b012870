/** Hues that tell apart what stands around a house: centre and width in degrees of OKLab's hue circle. */
export const hues = {
  green: { centre: 130, width: 22 },
  straw: { centre: 98, width: 14 },
  brown: { centre: 68, width: 16 },
  red: { centre: 35, width: 15 },
  blue: { centre: 250, width: 25 },
} as const;

export type Hue = keyof typeof hues;

export const hueNames: readonly Hue[] = ['green', 'straw', 'brown', 'red', 'blue'];
