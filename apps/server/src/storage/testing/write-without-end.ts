import { createDiskStore } from '../disk-store.ts';

/** A program for tests: writes objects to the store in the given folder until it is killed. */
const store = createDiskStore(process.argv[2] ?? '');
const bytes = Buffer.alloc(64 * 1024 * 1024, 'photo');
for (;;) await store.put('house/two.jpg', bytes);
