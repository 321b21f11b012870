/**
 * Draws the pictures of a house and its yard that tests and screenshots use, into e2e/pictures. They are invented,
 * seeded and repeatable, and textured like photographs, so that green and dry vegetation, sky and sharpness can be
 * measured in them. The results are committed: run this again only to change a picture.
 *
 *   node scripts/draw-test-pictures.mjs
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

const width = 1600;
const height = 1200;
const folder = fileURLToPath(new URL('../e2e/pictures/', import.meta.url));

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (random, low, high) => low + random() * (high - low);
const hsl = (h, s, l) => `hsl(${h.toFixed(0)},${s.toFixed(0)}%,${l.toFixed(0)}%)`;

const palettes = {
  green: { hue: [82, 112], saturation: [24, 44], light: [18, 42] },
  fresh: { hue: [80, 100], saturation: [32, 50], light: [28, 48] },
  dry: { hue: [36, 50], saturation: [34, 58], light: [46, 74] },
  brush: { hue: [55, 88], saturation: [20, 36], light: [18, 42] },
  leaves: { hue: [22, 40], saturation: [38, 62], light: [24, 46] },
};

function color(random, { hue, saturation, light }, shade = 0) {
  return hsl(
    between(random, ...hue),
    between(random, ...saturation),
    between(random, ...light) + shade,
  );
}

function gradient(id, stops, vertical = true) {
  const colors = stops.map(([at, tint]) => `<stop offset="${at}" stop-color="${tint}"/>`).join('');
  const [x2, y2] = vertical ? [0, 1] : [1, 0];
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${colors}</linearGradient>`;
}

function sky(random, horizon) {
  const clouds = Array.from({ length: 26 }, () => {
    const x = between(random, -100, width + 100);
    const y = between(random, 20, horizon * 0.7);
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${between(random, 60, 220).toFixed(0)}" ry="${between(random, 8, 26).toFixed(0)}" fill="#fff" opacity="${between(random, 0.05, 0.2).toFixed(2)}"/>`;
  });
  return `<defs>${gradient('sky', [
    [0, '#5f97cf'],
    [0.7, '#a9cbe8'],
    [1, '#dbe7ee'],
  ])}</defs><rect width="${width}" height="${horizon + 40}" fill="url(#sky)"/><g filter="url(#soften)">${clouds.join('')}</g>`;
}

function hills(random, horizon) {
  const ridge = (base, swing, tint) => {
    let path = `M0 ${horizon + 60}`;
    for (let x = 0; x <= width; x += 80) {
      path += `L${x} ${(base + Math.sin(x / 190 + swing) * swing + between(random, -6, 6)).toFixed(0)}`;
    }
    return `<path d="${path}L${width} ${horizon + 60}Z" fill="${tint}"/>`;
  };
  return ridge(horizon - 70, 38, '#8b9aa0') + ridge(horizon - 26, 24, '#8a8b64');
}

/** Blades that grow longer and wider toward the camera. */
function grass(random, { top, bottom, count, palette, tall, left = 0, right = width }) {
  const blades = Array.from({ length: count }, () => {
    const depth = random() ** 0.6;
    const y = top + (bottom - top) * depth;
    const x = between(random, left, right);
    const length = tall * (0.25 + 0.75 * depth) * between(random, 0.6, 1.25);
    const lean = between(random, -0.45, 0.45) * length;
    return { depth, y, x, length, lean };
  }).toSorted((a, b) => a.y - b.y);
  return blades
    .map(
      ({ depth, y, x, length, lean }) =>
        `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(lean * 0.2).toFixed(0)} ${(-length * 0.6).toFixed(0)} ${lean.toFixed(0)} ${(-length).toFixed(0)}" stroke="${color(random, palette)}" stroke-width="${(1.2 + 3 * depth).toFixed(1)}"/>`,
    )
    .join('');
}

/** A shrub or a crown: a few masses of leaves, none of them round. */
function foliage(random, { x, y, rx, ry, palette, count, leaf = 13 }) {
  const masses = Array.from({ length: 6 }, (_unused, at) => {
    const angle = (at / 6) * 2 * Math.PI + between(random, -0.5, 0.5);
    const reach = between(random, 0.35, 0.55);
    return {
      x: Math.round(x + Math.cos(angle) * rx * reach),
      y: Math.round(y + Math.sin(angle) * ry * reach),
      rx: Math.round(rx * between(random, 0.42, 0.62)),
      ry: Math.round(ry * between(random, 0.42, 0.66)),
    };
  }).toSorted((a, b) => a.y - b.y);
  return masses
    .map((mass) => leafMass(random, { ...mass, palette, count: Math.round(count / 5), leaf }))
    .join('');
}

/** Leaves around one point, darker below. */
function leafMass(random, { x, y, rx, ry, palette, count, leaf = 13 }) {
  const leaves = Array.from({ length: count }, () => {
    const angle = random() * 2 * Math.PI;
    const reach = Math.sqrt(random());
    const dx = Math.cos(angle) * reach;
    const dy = Math.sin(angle) * reach;
    const shade = -9 * dy - 4 * reach + between(random, -3, 6);
    return `<ellipse cx="${(x + dx * rx).toFixed(0)}" cy="${(y + dy * ry).toFixed(0)}" rx="${between(random, leaf * 0.5, leaf).toFixed(0)}" ry="${between(random, leaf * 0.3, leaf * 0.7).toFixed(0)}" transform="rotate(${between(random, -80, 80).toFixed(0)} ${(x + dx * rx).toFixed(0)} ${(y + dy * ry).toFixed(0)})" fill="${color(random, palette, shade)}"/>`;
  });
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${hsl(palette.hue[0], palette.saturation[0], palette.light[0] - 4)}"/>${leaves.join('')}`;
}

function pebbles(random, { top, bottom, left, right, count, tints }) {
  return Array.from({ length: count }, () => {
    const depth = random() ** 0.7;
    const size = 2 + 8 * depth * between(random, 0.6, 1.2);
    const tint = tints[Math.floor(random() * tints.length)];
    return `<ellipse cx="${between(random, left, right).toFixed(0)}" cy="${(top + (bottom - top) * depth).toFixed(0)}" rx="${size.toFixed(1)}" ry="${(size * 0.6).toFixed(1)}" fill="${tint}"/>`;
  }).join('');
}

function siding({ x, y, w, h, tint, board = 26 }) {
  const lines = [];
  for (let at = y + board; at < y + h; at += board) {
    lines.push(
      `<path d="M${x} ${at}h${w}" stroke="#000" stroke-opacity=".2" stroke-width="2"/><path d="M${x} ${at + 2}h${w}" stroke="#fff" stroke-opacity=".25" stroke-width="1.5"/>`,
    );
  }
  return `<g filter="url(#wall)"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${tint}"/></g>${lines.join('')}`;
}

function shingles(random, path, { x, y, w, h, tint, id }) {
  const rows = [];
  for (let row = 0; row * 20 < h; row += 1) {
    for (let at = x - (row % 2) * 20; at < x + w; at += 40) {
      rows.push(
        `<rect x="${at}" y="${y + row * 20}" width="39" height="19" fill="#000" opacity="${between(random, 0.02, 0.2).toFixed(2)}"/>`,
      );
    }
  }
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})"><path d="${path}" fill="${tint}"/>${rows.join('')}</g>`;
}

function windowPane(x, y, w, h) {
  return `<rect x="${x - 8}" y="${y - 8}" width="${w + 16}" height="${h + 16}" fill="#efece4"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#3d4c58"/><path d="M${x} ${y + h}L${x + w * 0.6} ${y}h${w * 0.25}L${x + w * 0.2} ${y + h}z" fill="#9fb6c6" opacity=".5"/><path d="M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}" stroke="#efece4" stroke-width="6"/>`;
}

const frontLawn = (random) => `
  ${sky(random, 470)}${hills(random, 470)}
  ${foliage(random, { x: 1500, y: 330, rx: 210, ry: 190, palette: palettes.green, count: 1500, leaf: 15 })}
  <rect x="1480" y="420" width="34" height="220" fill="#5b4634"/>
  <rect y="500" width="${width}" height="700" fill="#5b7a38"/>
  ${siding({ x: 250, y: 400, w: 1010, h: 290, tint: '#cfc6b2' })}
  ${shingles(random, 'M190 412L360 220h800l160 192z', { x: 190, y: 220, w: 1130, h: 200, tint: '#6a6560', id: 'roof' })}
  <rect x="190" y="404" width="1130" height="18" fill="#f0ece2"/>
  ${windowPane(350, 470, 170, 130)}${windowPane(960, 470, 190, 130)}
  <rect x="690" y="456" width="120" height="234" fill="#5e3b2c"/><circle cx="790" cy="580" r="7" fill="#d8c079"/>
  <rect x="640" y="690" width="220" height="20" fill="#b6b2a8"/>
  ${grass(random, { top: 690, bottom: 1230, count: 5200, palette: palettes.fresh, tall: 34 })}
  <path d="M650 706h200l210 494H560z" fill="#b9b4aa" filter="url(#ground)"/>
  ${foliage(random, { x: 410, y: 660, rx: 130, ry: 62, palette: palettes.green, count: 900 })}
  ${foliage(random, { x: 1080, y: 664, rx: 150, ry: 58, palette: palettes.green, count: 900 })}`;

const sideDryGrass = (random) => `
  ${sky(random, 430)}${hills(random, 430)}
  <rect y="440" width="${width}" height="760" fill="#a98e58"/>
  ${foliage(random, { x: 1330, y: 410, rx: 190, ry: 90, palette: palettes.brush, count: 900 })}
  ${siding({ x: 0, y: 250, w: 760, h: 470, tint: '#b8a184', board: 30 })}
  ${shingles(random, 'M0 262L0 90L640 120L820 262z', { x: 0, y: 90, w: 820, h: 180, tint: '#74594a', id: 'roof' })}
  <rect y="252" width="822" height="18" fill="#e7dfd0"/>
  ${windowPane(120, 360, 150, 130)}${windowPane(470, 360, 120, 120)}
  <g fill="#8b6a48" stroke="#5a442e" stroke-width="3">${Array.from({ length: 16 }, (_unused, at) => `<rect x="${770 + at * 52}" y="${410 + at * 1.5}" width="44" height="150"/>`).join('')}</g>
  ${grass(random, { top: 560, bottom: 1240, count: 6800, palette: palettes.dry, tall: 190 })}`;

const backDeck = (random) => `
  ${sky(random, 420)}${hills(random, 420)}
  <rect y="450" width="${width}" height="750" fill="#6f6a44"/>
  ${siding({ x: 330, y: 300, w: 1000, h: 420, tint: '#9a8b79', board: 24 })}
  ${shingles(random, 'M270 312L440 130h790l160 182z', { x: 270, y: 130, w: 1120, h: 190, tint: '#5d5a58', id: 'roof' })}
  <rect x="270" y="304" width="1120" height="18" fill="#e4ded1"/>
  ${windowPane(460, 400, 130, 150)}${windowPane(720, 380, 240, 260)}
  <g>${Array.from({ length: 34 }, (_unused, at) => `<rect x="${420 + at * 24}" y="700" width="22" height="44" fill="${hsl(28, 34, 34 + (at % 5) * 3)}"/>`).join('')}</g>
  <path d="M400 744h860v30H400z" fill="#6b4a2f"/>
  <g fill="#4b3524">${[420, 640, 860, 1080, 1220].map((x) => `<rect x="${x}" y="774" width="26" height="90"/>`).join('')}</g>
  <rect x="446" y="776" width="780" height="86" fill="#241d16"/>
  ${pebbles(random, { top: 800, bottom: 862, left: 450, right: 1220, count: 300, tints: ['#6d4a25', '#8a6434', '#4c3720'] })}
  <g stroke="#7d5a3b" stroke-width="9" fill="none"><path d="M410 610h850M410 660h850"/>${Array.from({ length: 15 }, (_unused, at) => `<path d="M${412 + at * 60} 604v100"/>`).join('')}</g>
  ${grass(random, { top: 850, bottom: 1220, count: 2600, palette: palettes.brush, tall: 40 })}
  ${foliage(random, { x: 170, y: 640, rx: 230, ry: 260, palette: palettes.green, count: 2400, leaf: 16 })}
  ${foliage(random, { x: 1460, y: 760, rx: 240, ry: 180, palette: palettes.green, count: 1900, leaf: 15 })}
  ${foliage(random, { x: 560, y: 960, rx: 190, ry: 90, palette: palettes.brush, count: 1200 })}
  ${foliage(random, { x: 1010, y: 1000, rx: 230, ry: 96, palette: palettes.green, count: 1400 })}
  <path d="M1560 760C1540 560 1500 420 1380 230" stroke="#4d3b2c" stroke-width="34" fill="none"/>
  ${foliage(random, { x: 1310, y: 190, rx: 250, ry: 120, palette: palettes.green, count: 1500, leaf: 15 })}`;

const sideGravel = (random) => `
  ${sky(random, 400)}${hills(random, 400)}
  <rect y="430" width="${width}" height="770" fill="#a7a29a"/>
  ${siding({ x: 520, y: 240, w: 1080, h: 470, tint: '#d8d3c6', board: 1000 })}
  ${shingles(random, 'M450 254L620 70h980v184z', { x: 450, y: 70, w: 1150, h: 190, tint: '#80756c', id: 'roof' })}
  <rect x="450" y="246" width="1150" height="18" fill="#b6b9ba"/>
  ${windowPane(720, 360, 150, 140)}${windowPane(1180, 360, 200, 140)}
  <rect x="520" y="650" width="1080" height="60" fill="#9b9891"/>
  <path d="M0 430h520v270L0 960z" fill="#8d9468"/>
  ${grass(random, { top: 450, bottom: 760, count: 1500, palette: palettes.fresh, tall: 20, left: 0, right: 430 })}
  ${pebbles(random, { top: 712, bottom: 1200, left: 0, right: width, count: 7000, tints: ['#bcb7ad', '#97928a', '#d3cec4', '#86817a', '#aaa08f'] })}
  <path d="M0 1010L1600 870v150L0 1200z" fill="#c4c0b7" filter="url(#ground)"/>`;

const roofAndTree = (random) => `
  ${sky(random, 620)}
  ${shingles(random, 'M0 1200V560L1100 330L1600 560V1200z', { x: 0, y: 330, w: 1600, h: 870, tint: '#77706a', id: 'roof' })}
  <path d="M0 560L1100 330L1600 560" stroke="#55504b" stroke-width="16" fill="none"/>
  <rect x="1010" y="190" width="150" height="260" fill="#8c4f3d"/><rect x="996" y="176" width="178" height="30" fill="#6f3e30"/>
  ${pebbles(random, { top: 560, bottom: 1190, left: 0, right: width, count: 1900, tints: ['#7a5526', '#93692f', '#5d4220', '#a47b3a'] })}
  <path d="M-20 330C200 300 360 340 640 420" stroke="#4d3b2c" stroke-width="36" fill="none"/>
  ${foliage(random, { x: 210, y: 300, rx: 330, ry: 200, palette: palettes.green, count: 2600, leaf: 17 })}
  ${foliage(random, { x: 560, y: 420, rx: 230, ry: 130, palette: palettes.green, count: 1500, leaf: 16 })}
  <path d="M0 1150h1600v50H0z" fill="#d9d4c8"/>
  ${pebbles(random, { top: 1135, bottom: 1160, left: 0, right: width, count: 700, tints: ['#7a5526', '#5d4220', '#8d6d35'] })}`;

const pictures = [
  { name: 'front-lawn', seed: 11, draw: frontLawn },
  { name: 'side-dry-grass', seed: 23, draw: sideDryGrass },
  { name: 'back-deck-shrubs', seed: 37, draw: backDeck },
  { name: 'side-gravel', seed: 41, draw: sideGravel },
  { name: 'roof-and-tree', seed: 59, draw: roofAndTree },
];

const filters = `<defs>
  <filter id="soften"><feGaussianBlur stdDeviation="9"/></filter>
  <filter id="wall"><feTurbulence type="fractalNoise" baseFrequency=".02 .3" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  .5 0 0 0 -.16"/><feComposite in2="SourceGraphic" operator="in"/><feBlend in2="SourceGraphic" mode="multiply"/></filter>
  <filter id="ground"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 .25  0 0 0 0 .23  0 0 0 0 .2  .9 0 0 0 -.3"/><feComposite in2="SourceGraphic" operator="in"/><feBlend in2="SourceGraphic" mode="multiply"/></filter>
</defs>`;

/** A sensor's grain: the same at every run. */
function grain(random) {
  const bytes = Buffer.alloc(width * height * 3);
  for (let at = 0; at < bytes.length; at += 3) {
    const level = 128 + (random() + random() - 1) * 16;
    bytes.fill(level, at, at + 3);
  }
  return { input: bytes, raw: { width, height, channels: 3 }, blend: 'soft-light' };
}

mkdirSync(folder, { recursive: true });
for (const { name, seed, draw } of pictures) {
  const random = randomFrom(seed);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${filters}<g fill="none" stroke-linecap="round">${draw(random)}</g></svg>`;
  const flat = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#888' })
    .png()
    .toBuffer();
  const grainy = await sharp(flat)
    .blur(0.6)
    .composite([grain(random)])
    .png()
    .toBuffer();
  // Every browser test uploads and analyzes them: smaller ones show the same hazards sooner.
  const info = await sharp(grainy).resize(480).jpeg({ quality: 80 }).toFile(`${folder}${name}.jpg`);
  console.log(`${name}.jpg ${info.width}x${info.height} ${(info.size / 1000).toFixed(0)} kB`);
}
