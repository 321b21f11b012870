import { toOklab } from './oklab.ts';
import type { Picture } from './picture.ts';

/** A picture in OKLab with its colour cast reduced, pixel by pixel. */
export interface BalancedPicture {
  readonly width: number;
  readonly height: number;
  readonly lightness: Float32Array;
  readonly greenToRed: Float32Array;
  readonly blueToYellow: Float32Array;
  readonly meanLightness: number;
}

/** Distance from neutral, in OKLab's a and b, at which a pixel hardly counts as a grey any more. */
const nearNeutral = 0.025;
const lightEnough = 0.25;
const notBurnt = 0.97;
const rounds = 3;
/** Hardly anything around a house is a bluish grey, so that is a cast. A yellowish grey may be tan stucco, or dry ground. */
const takenOut = { cool: 0.7, warm: 0.25 } as const;

/** Converts a picture and balances its white: what is nearly grey should be grey, and tells the light's colour. */
export function balance({ width, height, pixels }: Picture): BalancedPicture {
  const count = width * height;
  const lightness = new Float32Array(count);
  const greenToRed = new Float32Array(count);
  const blueToYellow = new Float32Array(count);
  let sum = 0;
  for (let at = 0; at < count; at++) {
    const colour = toOklab(pixels[3 * at] ?? 0, pixels[3 * at + 1] ?? 0, pixels[3 * at + 2] ?? 0);
    lightness[at] = colour.lightness;
    greenToRed[at] = colour.a;
    blueToYellow[at] = colour.b;
    sum += colour.lightness;
  }
  const cast = castOf(lightness, greenToRed, blueToYellow);
  const share = cast.b < 0 ? takenOut.cool : takenOut.warm;
  for (let at = 0; at < count; at++) {
    greenToRed[at] = (greenToRed[at] ?? 0) - share * cast.a;
    blueToYellow[at] = (blueToYellow[at] ?? 0) - share * cast.b;
  }
  return { width, height, lightness, greenToRed, blueToYellow, meanLightness: sum / count };
}

/** Mean colour of the greys, found by looking again around the last mean. */
function castOf(lightness: Float32Array, greenToRed: Float32Array, blueToYellow: Float32Array) {
  let cast = { a: 0, b: 0 };
  for (let round = 0; round < rounds; round++) {
    let sumA = 0;
    let sumB = 0;
    let weights = 0;
    for (let at = 0; at < lightness.length; at += 3) {
      const light = lightness[at] ?? 0;
      if (light < lightEnough || light > notBurnt) continue;
      const a = greenToRed[at] ?? 0;
      const b = blueToYellow[at] ?? 0;
      const squared = (a - cast.a) ** 2 + (b - cast.b) ** 2;
      const weight = Math.exp((-0.5 * squared) / nearNeutral ** 2);
      sumA += weight * a;
      sumB += weight * b;
      weights += weight;
    }
    if (weights === 0) return cast;
    cast = { a: sumA / weights, b: sumB / weights };
  }
  return cast;
}
