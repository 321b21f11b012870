import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PhotoNotObservable, photoReplySchema } from '../provider.ts';
import { createBuiltInProvider } from './index.ts';
import { drawWall } from './testing/drawn-wall.ts';
import { drawYard } from './testing/drawn-yard.ts';

const provider = createBuiltInProvider();
const { signal } = new AbortController();
const look = (workingCopy: Buffer, area: 'zone_0' | 'zone_1' | 'zone_2' | 'roof' | null = null) =>
  provider.observe({ workingCopy, area, caption: null }, signal);

describe('the built-in analyzer', () => {
  describe('on a green lawn under the sky', () => {
    let reply: Awaited<ReturnType<typeof look>>;

    beforeAll(async () => {
      reply = await look(await drawYard({ ground: 'green grass' }), 'zone_1');
    });

    it('measures green', () => {
      expect(reply.measures?.green).toBeGreaterThan(0.25);
    });

    it('measures the sky', () => {
      expect(reply.measures?.sky).toBeGreaterThan(0.3);
    });

    it('rules out dry grass', () => {
      expect(reply.findings).toEqual([]);
      expect(reply.judged).toContain('zone1_tall_dry_grass');
    });
  });

  it("reports dry grass in the owner's zone with the share that it measured", async () => {
    const picture = await drawYard({ ground: 'dry grass' });
    const inZone1 = await look(picture, 'zone_1');
    expect(inZone1.findings).toMatchObject([
      {
        type: 'zone1_tall_dry_grass',
        area: 'zone_1',
        explanation: { key: 'zone1_tall_dry_grass' },
      },
    ]);
    expect(inZone1.findings[0]?.box?.y).toBeGreaterThan(0.45);
    const inZone2 = await look(picture, 'zone_2');
    expect(inZone2.findings.map((finding) => finding.type)).toEqual(['zone2_tall_dry_grass']);
    const atTheWall = await look(picture, 'zone_0');
    expect(atTheWall.findings.map((finding) => finding.type)).toEqual(['zone0_dead_debris']);
  });

  it('judges nothing in an area that it has to assume', async () => {
    const reply = await look(await drawYard({ ground: 'dry grass' }));
    expect(reply.findings).toMatchObject([
      { type: 'zone1_tall_dry_grass', explanation: { key: 'zone1_tall_dry_grass_assumed' } },
    ]);
    expect(reply.findings[0]?.confidence).toBeLessThanOrEqual(0.55);
    expect(reply.judged).toEqual([]);
    expect(provider.canJudge(null)).toEqual([]);
  });

  it('finds plants at the wall only in a photo of the first five feet', async () => {
    const picture = await drawYard({ ground: 'green grass' });
    const types = async (area: 'zone_0' | 'zone_1') =>
      (await look(picture, area)).findings.map((finding) => finding.type);
    expect(await types('zone_0')).toEqual(['zone0_vegetation']);
    expect(await types('zone_1')).toEqual([]);
  });

  it('judges nothing on a roof', async () => {
    expect(provider.canJudge('roof')).toEqual([]);
    const reply = await look(await drawYard({ ground: 'dry grass' }), 'roof');
    expect(reply.findings).toEqual([]);
  });

  it('reports only what it declares', async () => {
    const picture = await drawYard({ ground: 'dry grass' });
    for (const area of ['zone_0', 'zone_1', 'zone_2', 'roof'] as const) {
      const { findings, judged } = await look(picture, area);
      const claimed = [...judged, ...findings.map((finding) => finding.type)];
      expect(provider.canJudge(area)).toEqual(expect.arrayContaining(claimed));
    }
  });

  it('claims nothing where it sees neither sky nor plants', async () => {
    const reply = await look(await drawYard({ ground: 'concrete', sky: false }), 'zone_1');
    expect(reply.shows).toMatchObject({ outdoors: false, houseOrYard: false });
    expect(reply).toMatchObject({ findings: [], judged: [] });
  });

  it.each<[string, string[], (picture: Sharp) => Sharp]>([
    ['a good photo', [], (picture) => picture],
    ['a blurred photo', ['blurred'], (picture) => picture.blur(8)],
    ['a dark photo', ['too_dark'], (picture) => picture.linear(0.15, 0)],
    ['a washed-out photo', ['too_bright'], (picture) => picture.linear(0.1, 235)],
  ])('describes the quality of %s: %j', async (_what, expected, change) => {
    const picture = change(sharp(await drawYard({ ground: 'green grass' })));
    const reply = await look(await picture.jpeg().toBuffer());
    expect(reply.shows.quality.issues).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(reply.shows.quality.issues).toEqual([]);
  });

  it('recognizes a tilted photo by the upright things in it', async () => {
    const wall = async (degrees: number) =>
      (await look(await drawWall(degrees))).shows.quality.issues;
    expect(await wall(0)).toEqual([]);
    expect(await wall(4)).toEqual([]);
    expect(await wall(14)).toEqual(['tilted']);
    expect(await wall(-14)).toEqual(['tilted']);
  });

  it.each([
    [
      'gray',
      sharp({ create: { width: 640, height: 480, channels: 3, background: '#888' } }).grayscale(),
    ],
    ['one pixel', sharp({ create: { width: 1, height: 1, channels: 3, background: '#888' } })],
    [
      'a thin strip',
      sharp({ create: { width: 1536, height: 3, channels: 3, background: '#383' } }),
    ],
    ['transparent', sharp({ create: { width: 64, height: 64, channels: 4, background: '#3838' } })],
  ])('gives a valid answer for a picture that is %s', async (_name, picture) => {
    const reply = await look(await picture.png().toBuffer(), 'zone_0');
    expect(photoReplySchema.parse(reply)).toEqual(reply);
  });

  it('refuses bytes that are no picture', async () => {
    await expect(look(Buffer.from('no picture'))).rejects.toThrow(PhotoNotObservable);
  });
});
