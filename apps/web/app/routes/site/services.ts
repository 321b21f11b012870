import { readServices, unnamedService, type ServicesInUse } from '@dss/domain';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

import { nativeServer } from '../../lib/device/native/native-server.ts';
import { fetchServicesInUse } from './fetch-services-in-use.ts';

const servicesStore = createStore<ServicesInUse | null>(writtenServices);
let asked = false;

/**
 * The server writes them into the html element of the pages that it serves (apps/server/src/pages); the build knows
 * none.
 */
function writtenServices(): ServicesInUse | null {
  if (import.meta.env.SSR) return null;
  const written = document.documentElement.dataset['services'];
  return written === undefined ? null : readServices(written);
}

/**
 * The native app's pages come with the app, so it asks the server. If there is no answer, all services are described.
 */
function askOnce(): void {
  if (nativeServer === null || asked || servicesStore.getState() !== null) return;
  asked = true;
  fetchServicesInUse().then(
    (services) => servicesStore.setState(services, true),
    () => {
      asked = false;
    },
  );
}

/** The outside services that this deployment uses; null if unknown. */
export function useServices(): ServicesInUse | null {
  useEffect(askOnce, []);
  return useStore(servicesStore);
}

/**
 * The address for questions as plain text, or what is written without one. The build leaves both in its pages, and the server that
 * serves them fills in the right one.
 */
export function plainContact(without: string): string {
  const services = servicesStore.getState();
  if (services === null) return `[${unnamedService('contact')}|${without}]`;
  return services.contact ?? without;
}
