import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';

import { qrModules } from './qr-modules.ts';

const uri =
  'otpauth://totp/Defensible%20Space%20Score:ana.ruiz%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Defensible%20Space%20Score&digits=6&period=30';

/** What a camera sees of a code that is drawn with its margin, at four pixels a module. */
function photograph({ size, dark }: ReturnType<typeof qrModules>) {
  const scale = 4;
  const margin = 4;
  const side = (size + 2 * margin) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x = '', y = ''] of dark.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const left = (Number(x) + margin) * scale;
    const top = (Number(y) + margin) * scale;
    for (let row = top; row < top + scale; row += 1) {
      for (let column = left; column < left + scale; column += 1) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return { width: side, height: side, data };
}

test('an authenticator app reads the key from the code that is drawn', () => {
  expect(decodeQR(photograph(qrModules(uri)))).toBe(uri);
});
