/**
 * Draws app/styles/contours.svg: the contour lines of an imaginary hillside, by marching squares over a sum of smooth
 * hills. Run it again after changing a hill; the result is committed.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const width = 1600;
const height = 1000;
const step = 20;

/** x, y, radius along x, radius along y, rotation in radians, height */
const hills = [
  [260, 180, 420, 260, 0.5, 1],
  [1240, 140, 380, 300, -0.4, 0.85],
  [820, 620, 520, 240, 0.25, 0.95],
  [1500, 820, 420, 300, 0.8, 1.05],
  [120, 880, 380, 280, -0.6, 0.9],
  [700, 60, 240, 180, 0.2, -0.35],
  [1080, 420, 220, 160, 0.9, -0.25],
];

function altitude(x, y) {
  let sum = 0;
  for (const [cx, cy, rx, ry, turn, peak] of hills) {
    const dx = x - cx;
    const dy = y - cy;
    const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / rx;
    const v = (-dx * Math.sin(turn) + dy * Math.cos(turn)) / ry;
    sum += peak * Math.exp(-(u * u + v * v));
  }
  return sum + 0.03 * Math.sin(x / 90 + 1.3 * Math.sin(y / 130)) + 0.02 * Math.cos(y / 70);
}

/** Line segments of one level, each a pair of points on cell edges named by a key. */
function piecesAt(level) {
  const pieces = [];
  for (let y = -step; y < height + step; y += step) {
    for (let x = -step; x < width + step; x += step) {
      const corners = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ];
      const crossings = [];
      for (let edge = 0; edge < 4; edge += 1) {
        const [ax, ay] = corners[edge];
        const [bx, by] = corners[(edge + 1) % 4];
        const a = altitude(ax, ay) - level;
        const b = altitude(bx, by) - level;
        if (a < 0 === b < 0) continue;
        const share = a / (a - b);
        const key =
          [ax, ay, bx, by].join() < [bx, by, ax, ay].join()
            ? [ax, ay, bx, by].join()
            : [bx, by, ax, ay].join();
        crossings.push({ key, point: [ax + (bx - ax) * share, ay + (by - ay) * share] });
      }
      for (let at = 0; at + 1 < crossings.length; at += 2)
        pieces.push([crossings[at], crossings[at + 1]]);
    }
  }
  return pieces;
}

/** Joins segments that share an edge into long lines. */
function joinLines(pieces) {
  const byKey = new Map();
  for (const piece of pieces) {
    for (const end of piece) byKey.set(end.key, [...(byKey.get(end.key) ?? []), piece]);
  }
  const used = new Set();
  const follow = (start, from) => {
    const line = [from.point];
    let piece = start;
    let end = from;
    while (piece && !used.has(piece)) {
      used.add(piece);
      end = piece[0].key === end.key ? piece[1] : piece[0];
      line.push(end.point);
      piece = byKey.get(end.key)?.find((next) => !used.has(next));
    }
    return line;
  };
  const lines = [];
  for (const piece of pieces) {
    if (used.has(piece)) continue;
    const forth = follow(piece, piece[0]);
    const back = byKey.get(piece[0].key)?.find((next) => !used.has(next));
    lines.push(back ? [...follow(back, piece[0]).reverse().slice(0, -1), ...forth] : forth);
  }
  return lines.filter((line) => line.length > 6);
}

const round = (value) => Math.round(value);

/** A quadratic curve through the midpoints of every third vertex; a closed line has no seam. */
function pathOf(line) {
  const closed = Math.hypot(line[0][0] - line.at(-1)[0], line[0][1] - line.at(-1)[1]) < 1;
  const kept = (closed ? line.slice(0, -1) : line).filter(
    (_point, at, all) => at % 3 === 0 || (!closed && at === all.length - 1),
  );
  const write = ([x, y]) => `${round(x)} ${round(y)}`;
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  if (closed) {
    const curves = kept.map(
      (point, at) => `Q${write(point)} ${write(middle(point, kept[(at + 1) % kept.length]))}`,
    );
    return `M${write(middle(kept.at(-1), kept[0]))}${curves.join('')}Z`;
  }
  const curves = kept
    .slice(1, -1)
    .map((point, at) => `Q${write(point)} ${write(middle(point, kept[at + 2]))}`);
  return `M${write(kept[0])}${curves.join('')}L${write(kept.at(-1))}`;
}

const levels = Array.from({ length: 14 }, (_unused, at) => 0.05 + at * 0.075);
const paths = levels.map((level, at) => {
  const strong = at % 4 === 3 ? ' stroke-width="2"' : '';
  return `<path${strong} d="${joinLines(piecesAt(level)).map(pathOf).join('')}"/>`;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><g fill="none" stroke="#000" stroke-width="1.1">${paths.join('')}</g></svg>\n`;
writeFileSync(fileURLToPath(new URL('../app/styles/contours.svg', import.meta.url)), svg);
console.log(`contours.svg ${(svg.length / 1024).toFixed(1)} kB`);
