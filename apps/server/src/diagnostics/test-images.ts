import { DssError } from '@dss/domain';
import sharp from 'sharp';
import { z } from 'zod';
import { ExternalServiceError, fetchJson } from '../external-http/fetch-external.ts';

/** Where an image model is asked, if there is a key of one. */
export interface ImageModel {
  readonly baseUrl: string;
  readonly apiKey: string;
}

export interface TestImage {
  readonly imageId: string;
  /** WebP, 1024 x 1024. */
  readonly bytes: Buffer;
}

/** A picture's side in pixels. */
const side = 1024;
const model = 'gpt-image-1';
/** Pictures of high quality take a minute. */
const timeoutMs = 180_000;
const maxBytes = 32 * 1024 * 1024;

const views = [
  { imageId: 'front', prompt: 'front view', draw: frontView },
  { imageId: 'side', prompt: 'side view', draw: sideView },
] as const;

/**
 * Makes the two pictures of a test run: by the image model where there is one, else drawn here. The key stays on the server, which
 * is why the specified get-openai-key hands out none.
 * @throws DssError `test_images_failed` if the model made none
 */
export async function makeTestImages(
  imageModel: ImageModel | null,
): Promise<{ readonly madeBy: string; readonly images: readonly TestImage[] }> {
  const images = await Promise.all(
    views.map(async ({ imageId, prompt, draw }) => ({
      imageId,
      bytes: await (imageModel === null ? drawn(draw()) : askModel(imageModel, prompt)),
    })),
  );
  return { madeBy: imageModel === null ? 'drawn' : model, images };
}

const answerSchema = z.object({ data: z.tuple([z.object({ b64_json: z.base64() })]) });

async function askModel({ baseUrl, apiKey }: ImageModel, view: string): Promise<Buffer> {
  try {
    const answer = await fetchJson({
      service: 'the image model',
      url: new URL(`${baseUrl}/images/generations`),
      timeoutMs,
      maxBytes,
      headers: { Authorization: `Bearer ${apiKey}` },
      body: {
        model,
        prompt: `A photo of a single-family house in California, ${view}, taken by its owner in daylight: the whole house with its roof, the plants beside it and the ground in front. No people, no text.`,
        n: 1,
        size: `${side}x${side}`,
        quality: 'high',
        output_format: 'webp',
      },
    });
    const [{ b64_json: base64 }] = answerSchema.parse(answer).data;
    return await sharp(Buffer.from(base64, 'base64'), { limitInputPixels: 4 * side * side })
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 90 })
      .toBuffer();
  } catch (error) {
    const detail =
      error instanceof ExternalServiceError ? error.message : 'its answer holds no picture';
    throw new DssError('test_images_failed', { values: { detail }, cause: error });
  }
}

/** With the grain that cameras leave, without which an analyzer rightly takes it for no photo, and doesn't count it. */
function drawn(scene: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1024 1024">${scene}</svg>`;
  const grain = {
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  } as const;
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ input: grain, blend: 'soft-light' }])
    .webp({ quality: 90 })
    .toBuffer();
}

const sky = '<rect width="1024" height="620" fill="#bcd4e6"/>';
const yard = '<rect y="600" width="1024" height="424" fill="#b9a46a"/>';

/** Bushes along a line, each of many leaves, so that the picture has something to measure. */
function bushes(from: number, to: number, ground: number): string {
  const leaves: string[] = [];
  for (let x = from; x < to; x += 9) {
    for (let y = ground - 80; y < ground; y += 9) {
      const shade = 70 + ((x * 7 + y * 13) % 70);
      leaves.push(
        `<ellipse cx="${x + ((y * 5) % 7)}" cy="${y}" rx="7" ry="4" fill="rgb(${shade - 30},${shade + 20},${shade - 40})"/>`,
      );
    }
  }
  return leaves.join('');
}

/** A picture of a house. */
export const drawFrontView = () => drawn(frontView());

function frontView(): string {
  const windows = [220, 680]
    .map((x) => `<rect x="${x}" y="430" width="120" height="110" fill="#33424d"/>`)
    .join('');
  return `${sky}${yard}<polygon points="120,360 512,180 904,360" fill="#6b4a3a"/><rect x="160" y="360" width="704" height="280" fill="#e4dccb"/>${windows}<rect x="462" y="440" width="100" height="200" fill="#5b3a24"/><rect x="450" y="640" width="124" height="384" fill="#a7a49c"/>${bushes(170, 440, 660)}${bushes(600, 860, 660)}`;
}

function sideView(): string {
  return `${sky}${yard}<polygon points="180,370 240,220 800,220 860,370" fill="#6b4a3a"/><rect x="200" y="370" width="640" height="270" fill="#d8cfbc"/><rect x="420" y="440" width="150" height="100" fill="#33424d"/><g fill="#7a5a3c">${Array.from({ length: 12 }, (_unused, post) => `<rect x="${post * 86}" y="560" width="26" height="150"/>`).join('')}<rect y="590" width="1024" height="18"/></g>${bushes(60, 200, 720)}`;
}
