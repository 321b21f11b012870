import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { PhotoNotObservable, photoReplySchema } from '../index.ts';
import { createBuiltInProvider } from './index.ts';
import { drawWall } from './testing/drawn-wall.ts';
import { drawYard } from './testing/drawn-yard.ts';

const provider = createBuiltInProvider();
const { signal } = new AbortController();
const look = (workingCopy: Buffer, area: 'zone_0' | 'zone_1' | 'zone_2' | 'roof' | null = null) =>
  provider.observe({ workingCopy, area, caption: null }, signal);

describe('the built-in analyzer', () => {
  it('measures a green lawn under the sky as green, and reports no dry grass', async () => {
    const reply = await look(await drawYard({ ground: 'green grass' }), 'zone_1');
    expect(reply.measures?.green).toBeGreaterThan(0.25);
    expect(reply.measures?.sky).toBeGreaterThan(0.3);
    expect(reply.findings).toEqual([]);
    expect(reply.judged).toContain('zone1_tall_dry_grass');
  });

  it('reports dry grass in the zone that the owner named, with the share it measured', async () => {
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

  it('says that the area was assumed, and judges nothing, when the owner named none', async () => {
    const reply = await look(await drawYard({ ground: 'dry grass' }));
    expect(reply.findings).toMatchObject([
      { type: 'zone1_tall_dry_grass', explanation: { key: 'zone1_tall_dry_grass_assumed' } },
    ]);
    expect(reply.findings[0]?.confidence).toBeLessThanOrEqual(0.55);
    expect(reply.judged).toEqual([]);
    expect(provider.canJudge(null)).toEqual([]);
  });

  it('finds plants at the wall in a photo of the first five feet only', async () => {
    const picture = await drawYard({ ground: 'green grass' });
    const types = async (area: 'zone_0' | 'zone_1') =>
      (await look(picture, area)).findings.map((finding) => finding.type);
    expect(await types('zone_0')).toEqual(['zone0_vegetation']);
    expect(await types('zone_1')).toEqual([]);
  });

  it('judges nothing on a roof, and reports only what it declares', async () => {
    const picture = await drawYard({ ground: 'dry grass' });
    expect(provider.canJudge('roof')).toEqual([]);
    expect((await look(picture, 'roof')).findings).toEqual([]);
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

  it('names a blurred, a dark and a washed-out photo', async () => {
    const picture = await drawYard({ ground: 'green grass' });
    const issues = async (changed: Sharp) =>
      (await look(await changed.jpeg().toBuffer())).shows.quality.issues;
    expect(await issues(sharp(picture))).toEqual([]);
    expect(await issues(sharp(picture).blur(8))).toContain('blurred');
    expect(await issues(sharp(picture).linear(0.15, 0))).toContain('too_dark');
    expect(await issues(sharp(picture).linear(0.1, 235))).toContain('too_bright');
  });

  it('names a tilted photo, by what stands upright in it', async () => {
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
  ])('answers with a sound reply for a picture that is %s', async (_name, picture) => {
    const reply = await look(await picture.png().toBuffer(), 'zone_0');
    expect(photoReplySchema.parse(reply)).toEqual(reply);
  });

  it('refuses bytes that are no picture', async () => {
    await expect(look(Buffer.from('no picture'))).rejects.toThrow(PhotoNotObservable);
  });
});
