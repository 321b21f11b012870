import sharp from 'sharp';
import { z } from 'zod';
import {
  startServiceServer,
  type ReceivedQuestion,
  type ServiceReply,
  type ServiceServer,
} from '../../external-http/testing/service-server.ts';

/** How the image service responds. */
export interface ImageServiceState {
  /** 'ground': a picture; 'nothing': a single color, as outside its area; else this reply. */
  picture: 'ground' | 'nothing' | ServiceReply;
  /** Attributes of the topmost picture of a place, or a failure. */
  attributes: Readonly<Record<string, unknown>> | 'break';
}

const exportSchema = z.strictObject({
  bbox: z.string().regex(/^-?[\d.]+,-?[\d.]+,-?[\d.]+,-?[\d.]+$/),
  bboxSR: z.literal('3857'),
  imageSR: z.literal('3857'),
  size: z.string().regex(/^\d+,\d+$/),
  format: z.literal('jpg'),
  compressionQuality: z.string(),
  pixelType: z.literal('U8'),
  bandIds: z.literal('0,1,2'),
  interpolation: z.literal('RSP_BilinearInterpolation'),
  f: z.literal('image'),
});
const identifySchema = z.strictObject({
  geometry: z.string().transform((text): unknown => JSON.parse(text)),
  geometryType: z.literal('esriGeometryPoint'),
  returnGeometry: z.literal('false'),
  returnCatalogItems: z.literal('true'),
  f: z.literal('json'),
});

/** An ArcGIS image service under `/ImageServer`, and ready-made tiles under `/tiles`. */
export function startImageServer(state: ImageServiceState): Promise<ServiceServer> {
  return startServiceServer(async (question) => {
    if (question.method !== 'GET') throw new Error(question.method);
    if (question.path === '/ImageServer/exportImage') return exportImage(question, state);
    if (question.path === '/ImageServer/identify') return identify(question, state);
    if (/^\/tiles\/\d+\/\d+\/\d+$/.test(question.path)) return picture(state, 256);
    throw new Error(question.path);
  });
}

async function exportImage(
  { parameters }: ReceivedQuestion,
  state: ImageServiceState,
): Promise<ServiceReply> {
  const { size } = exportSchema.parse(Object.fromEntries(parameters));
  return picture(state, Number(size.split(',')[0]));
}

function identify({ parameters }: ReceivedQuestion, state: ImageServiceState): ServiceReply {
  identifySchema.parse(Object.fromEntries(parameters));
  if (state.attributes === 'break') return 'break';
  return {
    json: {
      objectId: 0,
      name: 'Pixel',
      value: '104, 108, 97, 130',
      catalogItems: {
        objectIdFieldName: 'OBJECTID',
        features: [
          { attributes: { OBJECTID: 1, acquisition_date: '1999-01-01' } },
          { attributes: state.attributes },
        ],
      },
      catalogItemVisibilities: [0, 1],
    },
  };
}

async function picture(
  { picture: wanted }: ImageServiceState,
  size: number,
): Promise<ServiceReply> {
  if (wanted !== 'ground' && wanted !== 'nothing') return wanted;
  const bytes = wanted === 'ground' ? await ground(size) : await plain(size);
  return { bytes, type: 'image/jpeg' };
}

const drawn = new Map<number, Promise<Buffer>>();

/** A picture that gets redder to the east and greener to the south. */
function ground(size: number): Promise<Buffer> {
  const drawing = drawn.get(size) ?? draw(size);
  drawn.set(size, drawing);
  return drawing;
}

function draw(size: number): Promise<Buffer> {
  const pixels = Buffer.alloc(size * size * 3, 60);
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    pixels[pixel * 3] = ((pixel % size) / size) * 255;
    pixels[pixel * 3 + 1] = (Math.floor(pixel / size) / size) * 255;
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

function plain(size: number): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: '#000000' } })
    .jpeg()
    .toBuffer();
}
