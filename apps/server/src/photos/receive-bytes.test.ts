import { PassThrough } from 'node:stream';
import { DssError, photoLimits } from '@dss/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/index.ts';
import { receiveBytes, type ReceivedBytes } from './receive-bytes.ts';
import type { UploadMemory } from './upload-memory-budget.ts';

const { pace } = readConfig({}).uploads;
const secondMs = 1000;
const kilobyte = 1024;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Upload {
  /** The sizes of memory that were requested. */
  readonly grown: readonly number[];
  readonly received: Promise<ReceivedBytes>;
  /** @returns what it sends */
  send(bytes: number): Uint8Array<ArrayBuffer>;
  end(): void;
  /** The error code it failed with; else `received` or `underway`. */
  state(): Promise<string>;
}

/** An upload whose body is sent by the test. */
function beginUpload(): Upload {
  const body = new PassThrough();
  const grown: number[] = [];
  const memory: UploadMemory = {
    grow: (bytes) => grown.push(bytes),
    release: () => undefined,
  };
  const received = receiveBytes(body, memory, pace);
  let state = 'underway';
  received.then(
    () => (state = 'received'),
    (error: unknown) => (state = error instanceof DssError ? error.code : 'unknown'),
  );
  return {
    grown,
    received,
    send: (bytes) => {
      const chunk = new Uint8Array(bytes);
      body.write(chunk);
      return chunk;
    },
    end: () => void body.end(),
    state: async () => {
      await vi.advanceTimersByTimeAsync(0);
      return state;
    },
  };
}

describe('the speed of an upload', () => {
  it('ends it after 30 s without a byte', async () => {
    const upload = beginUpload();
    upload.send(1);
    await vi.advanceTimersByTimeAsync(29 * secondMs);
    upload.send(1);
    await vi.advanceTimersByTimeAsync(30 * secondMs - 1);
    expect(await upload.state()).toBe('underway');

    await vi.advanceTimersByTimeAsync(1);

    expect(await upload.state()).toBe('upload_too_slow');
  });

  it('ends it below 20 kB/s over a minute', async () => {
    const upload = beginUpload();
    for (let second = 0; second < 60; second++) {
      expect(await upload.state()).toBe('underway');
      upload.send(19_900);
      await vi.advanceTimersByTimeAsync(secondMs);
    }

    expect(await upload.state()).toBe('upload_too_slow');
  });

  it("counts the last minute: many bytes in the first second don't excuse a slow one later", async () => {
    const upload = beginUpload();
    upload.send(5_000_000);
    for (let second = 0; second <= 66; second++) {
      await vi.advanceTimersByTimeAsync(secondMs);
      upload.send(1);
    }

    expect(await upload.state()).toBe('upload_too_slow');
  });

  it('lets the largest photo arrive at 20 kB/s', async () => {
    const upload = beginUpload();
    let left: number = photoLimits.maxBytes;
    for (; left > 20_000; left -= 20_000) {
      upload.send(20_000);
      await vi.advanceTimersByTimeAsync(secondMs);
    }
    upload.send(left);
    upload.end();

    expect(await upload.state()).toBe('received');
    expect((await upload.received).bytes).toHaveLength(photoLimits.maxBytes);
  });
});

describe('the memory of an upload', () => {
  it('is reserved as its bytes arrive', async () => {
    const upload = beginUpload();
    expect(await upload.state()).toBe('underway');
    expect(upload.grown).toEqual([]);

    upload.send(100 * kilobyte);
    await upload.state();
    expect(upload.grown).toEqual([64 * kilobyte, 64 * kilobyte]);

    upload.send(28 * kilobyte);
    upload.end();
    await upload.received;
    expect(upload.grown).toHaveLength(2);
  });

  it('is the same for bytes that arrive one by one', async () => {
    const upload = beginUpload();
    for (let sent = 0; sent < 3000; sent++) upload.send(1);
    upload.end();

    expect((await upload.received).bytes).toHaveLength(3000);
    expect(upload.grown).toEqual([64 * kilobyte]);
  });
});
