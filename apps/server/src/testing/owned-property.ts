import { beforeAll, beforeEach, afterAll } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import type { Client } from './client.ts';
import { onceStarted } from './once-started.ts';

/** A property for tests of its routes. */
export interface OwnedProperty {
  readonly app: TestApp;
  readonly owner: Client;
  /** Id of the current test's property. */
  readonly id: string;
  /** Saves a photo's placement as the owner. */
  place(imageId: string, fields: unknown): Promise<Response>;
  /** Saves the pin and outline as the owner. */
  locate(pin: { readonly lat: number; readonly lng: number }, outline?: unknown): Promise<Response>;
}

/**
 * Starts the product for a file's tests, with one owner who creates a new property before each test. Call it before the file's
 * own hooks.
 */
export function anOwnedProperty(): OwnedProperty {
  const started: { app?: TestApp; owner?: Client; id?: string } = {};
  beforeAll(async () => {
    started.app = await startTestApp();
    started.owner = await started.app.newVisitor();
  });
  beforeEach(async () => {
    started.id = await property.app.newProperty(property.owner);
  });
  afterAll(() => started.app?.close());

  const property: OwnedProperty = {
    get app() {
      return onceStarted(started.app);
    },
    get owner() {
      return onceStarted(started.owner);
    },
    get id() {
      return onceStarted(started.id);
    },
    place: (imageId, fields) =>
      property.owner.send(
        'PUT',
        `/api/properties/${property.id}/photos/${imageId}/placement`,
        fields,
      ),
    locate: (pin, outline = null) =>
      property.owner.send('PUT', `/api/properties/${property.id}/location`, { ...pin, outline }),
  };
  return property;
}
