import { expect, it } from 'vitest';
import { createPictureUrls } from '../imagery/picture-urls.ts';
import { createUrlSigner } from '../photos/signed-urls.ts';
import { createAddressSigner } from './address-signer.ts';

const secret = Buffer.alloc(32, 1);
const now = new Date('2026-07-01T12:34:56.789Z');
const inAMinute = 1_782_909_356;

/** Signatures of released versions, which browsers and open pages still hold. */
it('photo addresses given out by earlier versions stay valid', () => {
  const photo = {
    propertyId: '0f2f0a0e-5a3b-4c1d-8e9f-000000000001',
    photoId: '0f2f0a0e-5a3b-4c1d-8e9f-000000000002',
    variant: 'working',
  } as const;
  const photoSignature = 'nlKmCqKxNff_xH3RBUowNHq5CFNz20725puq0x3sOo8';
  const photos = createUrlSigner(secret);
  expect(photos.sign(photo, now)).toBe(
    `/photos/${photo.propertyId}/${photo.photoId}/working?expires=1782912896&signature=${photoSignature}`,
  );
  expect(photos.secondsLeft(photo, '1782912896', photoSignature, now)).toBe(3600);
});

it('aerial picture addresses given out by earlier versions stay valid', () => {
  const pictureSignature = 'xsOT3lEslfgWTqyTMekwXfAELUKsVHKzxeIAQ-hQYaY';
  const pictures = createPictureUrls(secret);
  expect(pictures.sign('0a1b2c', now)).toBe(
    `/imagery/0a1b2c?expires=1782914400&signature=${pictureSignature}`,
  );
  expect(pictures.secondsLeft('0a1b2c', '1782914400', pictureSignature, now)).toBe(5104);
});

function signedForAMinute(purpose: string, by = secret) {
  const query = createAddressSigner(by, purpose).sign('a house', inAMinute);
  return new URLSearchParams(query).get('signature') ?? '';
}

const secondsLeft = (at: Date) =>
  createAddressSigner(secret, 'test').secondsLeft(
    'a house',
    String(inAMinute),
    signedForAMinute('test'),
    at,
  );

it('an address says how many seconds it has left', () => {
  expect(secondsLeft(now)).toBe(60);
  expect(secondsLeft(new Date(now.getTime() + 59_000))).toBe(1);
});

it('an address is refused from the second on when it expires', () => {
  expect(() => secondsLeft(new Date(now.getTime() + 60_000))).toThrow(
    expect.objectContaining({ code: 'photo_url_expired' }),
  );
});

it.each([
  ['another purpose', signedForAMinute('another')],
  ['another secret', signedForAMinute('test', Buffer.alloc(32, 2))],
  ['nobody', ''],
  ['somebody with more to say', `${signedForAMinute('test')}x`],
])('a signature of %s is refused', (_whose, signature) => {
  const signer = createAddressSigner(secret, 'test');
  expect(() => signer.secondsLeft('a house', String(inAMinute), signature, now)).toThrow(
    expect.objectContaining({ code: 'photo_url_invalid' }),
  );
});
