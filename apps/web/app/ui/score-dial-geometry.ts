/** The dial is open at the bottom: 270 degrees from the lower left over the top to the lower right. */
const startDegrees = 135;
const sweepDegrees = 270;

/** The angle of a score on the dial, in degrees clockwise from three o'clock. */
export function dialAngle(score: number): number {
  return startDegrees + (Math.min(100, Math.max(0, score)) / 100) * sweepDegrees;
}

/** A point on the dial, whose center is (100, 100). */
export function dialPoint(score: number, radius: number): { x: number; y: number } {
  const radians = (dialAngle(score) * Math.PI) / 180;
  return { x: round(100 + radius * Math.cos(radians)), y: round(100 + radius * Math.sin(radians)) };
}

/** An SVG arc along the dial from one score to another. */
export function dialArc(from: number, to: number, radius: number): string {
  const start = dialPoint(from, radius);
  const end = dialPoint(to, radius);
  const large = dialAngle(to) - dialAngle(from) > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
