import { expect, it } from 'vitest';
import { createUploadRoom } from './upload-room.ts';

it('uploads have so much room together: one more is refused, and may be sent when another has ended', async () => {
  const inRoom = createUploadRoom(10);
  let end: () => void = () => undefined;
  const first = inRoom(6, () => new Promise<void>((resolve) => (end = resolve)));
  const second = inRoom(4, () => Promise.reject(new Error('broken off')));

  await expect(inRoom(1, () => Promise.resolve())).rejects.toMatchObject({
    code: 'uploads_busy',
    retryable: true,
    retryAfterMs: 5000,
  });
  await expect(second).rejects.toThrow('broken off');
  expect(await inRoom(4, () => Promise.resolve('kept'))).toBe('kept');
  end();
  await first;
  expect(await inRoom(10, () => Promise.resolve('kept'))).toBe('kept');
});
