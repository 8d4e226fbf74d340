// Writes public/sprites/*.svg and src/art/signs.ts from signs.json and the outlines of the hieroglyph font.
// Run: node glyphs/build.mjs
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import { format, resolveConfig } from 'prettier';
import { decompress } from 'wawoff2';

/** @typedef {[number, number]} Point a point in tenths */
/** @typedef {{ start: Point, parts: Point[][] }} Contour each part is a line (1 point), a quadratic (2) or a cubic (3) */
/** @typedef {{ contours: Contour[], depths: number[], box: Box }} Sign */
/** @typedef {[number, number, number, number]} Box left, top, right, bottom in tenths */

const HERE = dirname(fileURLToPath(import.meta.url));
const SPRITES = join(HERE, '../public/sprites');
const SIGNS = join(HERE, '../src/art/signs.ts');
const FONT = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-egyptian-hieroglyphs/package.json'));
const OUTLINES = 'files/noto-sans-egyptian-hieroglyphs-egyptian-hieroglyphs-400-normal.woff2';

const SIZE = 1000;
const MARGIN = 10;
/** Ring signs are open in the middle: which of their contours make the body. */
const RINGS = /** @type {Record<string, number[]>} */ ({ '132F9': [0, 2], 13376: [0, 3], '132EA': [0, 3] });
/** Where a composite carries its inner sign, as shares of the outer one: left, top, right, bottom. */
const INSIDE = /** @type {Record<string, Box>} */ ({ '133CB': [0.2, 0.28, 0.8, 0.84], 13377: [0.1, 0.17, 0.84, 0.83] });

/** @param {opentype.Font} font @param {string} code @returns {Sign} */
function signOf(font, code) {
  const glyph = font.charToGlyph(String.fromCodePoint(parseInt(code, 16)));
  if (!glyph.index) throw new Error(`the font has no ${code}`);
  const contours = contoursOf(glyph.getPath(0, 0, SIZE).commands);
  const depths = contours.map((inner) => contours.filter((outer) => outer !== inner && holds(outer, inner)).length);
  return { contours, depths, box: boxOf(contours) };
}

/** @param {opentype.PathCommand[]} commands @returns {Contour[]} */
function contoursOf(commands) {
  const found = /** @type {Contour[]} */ ([]);
  for (const command of commands) {
    if (command.type === 'Z') continue;
    const points = pointsOf(command);
    if (command.type === 'M') found.push({ start: points[0], parts: [] });
    else found.at(-1)?.parts.push(points);
  }
  return found;
}

/** @param {any} command @returns {Point[]} */
function pointsOf({ x, y, x1, y1, x2, y2 }) {
  const all = [
    [x1, y1],
    [x2, y2],
    [x, y],
  ];
  return all.filter(([at]) => at !== undefined).map(([a, b]) => /** @type {Point} */ ([Math.round(a), Math.round(b)]));
}

/** @param {Contour} contour @returns {Point[]} the corners of the contour */
const corners = ({ start, parts }) => [start, ...parts.map((part) => /** @type {Point} */ (part.at(-1)))];

/** @param {Contour} outer @param {Contour} inner */
function holds(outer, inner) {
  const [x, y] = inner.start;
  const ring = corners(outer);
  return ring.reduce((inside, [ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

/** @param {Contour[]} contours @returns {Box} */
function boxOf(contours) {
  const points = contours.flatMap(({ start, parts }) => [start, ...parts.flat()]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** @param {number} tenths */
const short = (tenths) => String(tenths / 10).replace(/^(-?)0\./, '$1.');

/** @param {number[]} numbers */
const joined = (numbers) => numbers.map(short).reduce((text, next) => text + (next.startsWith('-') ? '' : ' ') + next);

/** @param {Contour[]} contours */
const pathOf = (contours) => contours.map(contourPath).join('');

/** @param {Contour} contour */
function contourPath({ start, parts }) {
  let text = `M${joined(start)}`;
  let from = start;
  let last = '';
  for (const part of parts) {
    const steps = part.flatMap(([x, y]) => [x - from[0], y - from[1]]);
    from = /** @type {Point} */ (part.at(-1));
    if (steps.every((step) => step === 0)) continue;
    const [letter, numbers] = stroke(steps);
    const next = joined(numbers);
    text += letter !== last ? letter + next : (next.startsWith('-') ? '' : ' ') + next;
    last = letter;
  }
  return `${text}z`;
}

/** @param {number[]} steps @returns {[string, number[]]} the letter of the path command and its numbers */
function stroke(steps) {
  const [dx = 0, dy = 0] = steps;
  if (steps.length > 2) return [steps.length === 4 ? 'q' : 'c', steps];
  if (dx === 0) return ['v', [dy]];
  return dy === 0 ? ['h', [dx]] : ['l', steps];
}

/** @param {Sign} sign @param {string} code */
function silhouette({ contours, depths }, code) {
  return contours.filter((_, at) => (RINGS[code] ? RINGS[code].includes(at) : depths[at] % 2 === 0));
}

/** @param {Sign} sign @param {string} code @param {string} body @param {string} line */
function paths(sign, code, body, line) {
  const both = [pathOf(silhouette(sign, code)), pathOf(sign.contours)];
  return `<path class="b" fill="var(${body})" d="${both[0]}"/><path class="l" fill="var(${line})" d="${both[1]}"/>`;
}

/** @param {Box} box */
const viewBox = ([left, top, right, bottom]) =>
  [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN].map((at) => at / 10).join(' ');

/** @param {Sign} outer @param {Sign} inner @param {Box} share @returns {string} the transform that sets inner into outer */
function setInto({ box: [left, top, right, bottom] }, { box: [l, t, r, b] }, share) {
  const [width, height] = [right - left, bottom - top];
  const scale = Math.min(((share[2] - share[0]) * width) / (r - l), ((share[3] - share[1]) * height) / (b - t));
  const x = left + ((share[0] + share[2]) / 2) * width - (scale * (l + r)) / 2;
  const y = top + ((share[1] + share[3]) / 2) * height - (scale * (t + b)) / 2;
  return `translate(${(x / 10).toFixed(1)} ${(y / 10).toFixed(1)}) scale(${scale.toFixed(3)})`;
}

/** @param {opentype.Font} font @param {string} name @param {string} recipe a code point, or outer+inner */
function symbol(font, name, recipe) {
  const [code, within] = recipe.split('+');
  const sign = signOf(font, code);
  const box = viewBox(sign.box);
  let drawn = paths(sign, code, '--gb,currentColor', '--gline,transparent');
  if (within) {
    const inner = signOf(font, within);
    const drawing = paths(inner, within, '--hb,#4a2a0c', '--hline,#f2d27c');
    drawn += `<g transform="${setInto(sign, inner, INSIDE[code])}">${drawing}</g>`;
  }
  return { name, box, text: `<symbol id="${name}" viewBox="${box}" overflow="visible">${drawn}</symbol>` };
}

/** @param {opentype.Font} font @param {Record<string, string>} signs */
function symbols(font, signs) {
  const byCode = Object.entries(signs).sort(([, a], [, b]) => (a < b ? -1 : 1));
  return byCode.map(([name, recipe]) => symbol(font, name, recipe));
}

/** `--gb: url(#leaf)` of a page is looked up in the sprite, not in the page. */
const LEAF =
  '<linearGradient id="leaf" x1="0" y1="0" x2=".55" y2="1"><stop offset="0" stop-color="#fff6d2"/>' +
  '<stop offset=".32" stop-color="#f2d27c"/><stop offset=".62" stop-color="#cf9c3d"/>' +
  '<stop offset=".82" stop-color="#f4da8f"/><stop offset="1" stop-color="#b98428"/></linearGradient>';

/** @param {string} sprite @param {{ text: string }[]} drawn */
function writeSprite(sprite, drawn) {
  const notice = '<!-- Outlines of Noto Sans Egyptian Hieroglyphs, OFL-1.1, see OFL.txt. Made by glyphs/build.mjs. -->';
  const body = drawn.map(({ text }) => text).join('\n');
  writeFileSync(
    join(SPRITES, `${sprite}.svg`),
    `${notice}\n<svg xmlns="http://www.w3.org/2000/svg">\n${LEAF}\n${body}\n</svg>\n`,
  );
}

/** @param {Record<string, Record<string, string>>} boxes */
async function writeSigns(boxes) {
  const text = `// Made by glyphs/build.mjs.
export const SIGNS = ${JSON.stringify(boxes)} as const;
export type Sprite = keyof typeof SIGNS;
export const viewBox = (sprite: Sprite, name: string): string | undefined => (SIGNS[sprite] as Record<string, string>)[name];`;
  const options = await resolveConfig(SIGNS);
  writeFileSync(SIGNS, await format(text, { ...options, parser: 'typescript' }));
}

const outlines = await decompress(readFileSync(join(FONT, OUTLINES)));
const font = opentype.parse(Uint8Array.from(outlines).buffer);
const recipes = JSON.parse(readFileSync(join(HERE, 'signs.json'), 'utf8'));
const boxes = /** @type {Record<string, Record<string, string>>} */ ({});

mkdirSync(SPRITES, { recursive: true });
for (const [sprite, signs] of Object.entries(recipes)) {
  const drawn = symbols(font, signs);
  writeSprite(sprite, drawn);
  boxes[sprite] = Object.fromEntries(drawn.map(({ name, box }) => [name, box]));
}
copyFileSync(join(FONT, 'LICENSE'), join(SPRITES, 'OFL.txt'));
await writeSigns(boxes);
