import { afterEach, describe, expect, it } from 'vitest';
import { startServiceServer, type ServiceServer } from '../external-http/testing/service-server.ts';
import { createCensusGeocoder } from './census.ts';
import { startCensusServer, type CensusReply } from './testing/census-server.ts';

const match = { address: '12 RIDGE RD, PARADISE, CA, 95969', lat: 39.7594, lng: -121.6217 };

let server: ServiceServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function located(reply: CensusReply) {
  server = await startCensusServer(() => reply);
  return createCensusGeocoder(`${server.url}/geocoder`).locate(`12 Ridge Road, O'Brien & Co`);
}

describe('the Census geocoder', () => {
  it('gives the position of a typed address, which is sent unchanged', async () => {
    expect(await located([match])).toEqual({
      formattedAddress: '12 RIDGE RD, PARADISE, CA, 95969',
      lat: 39.7594,
      lng: -121.6217,
    });
    expect(server?.questions[0]?.parameters.get('address')).toBe(`12 Ridge Road, O'Brien & Co`);
  });

  it('treats both sides of a street as one address', async () => {
    expect(await located([match, { ...match, lat: 39.7595 }])).toMatchObject({ lat: 39.7594 });
  });

  it.each([
    ['nothing matches', []],
    ['two towns have such an address', [match, { ...match, address: '12 RIDGE RD, CHICO, CA' }]],
    ['it can make nothing of what was typed', { status: 400 }],
    ['the match lies outside the United States', [{ ...match, lat: 52.5, lng: 13.4 }]],
  ])('finds nothing when %s', async (_name, reply) => {
    expect(await located(reply)).toBeNull();
  });

  it.each([
    ['refuses', { status: 500 }, 'refused'],
    ['hangs up', 'break', 'unreachable'],
  ] as const)('%s: that is reported', async (_name, reply, failure) => {
    await expect(located(reply)).rejects.toMatchObject({ name: 'ExternalServiceError', failure });
  });

  it.each([
    ['other JSON', { json: { result: {} } }],
    ['a page', { bytes: Buffer.from('<html>Maintenance'), type: 'text/html' }],
  ])('rejects %s as malformed', async (_name, reply) => {
    server = await startServiceServer(() => reply);

    await expect(createCensusGeocoder(server.url).locate('12 Ridge')).rejects.toMatchObject({
      failure: 'malformed',
    });
  });
});
