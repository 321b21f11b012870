import { serviceNames, unnamedService, readServices, type ServicesInUse } from '@dss/domain';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

import { nativeServer } from '../../device/native/index.ts';
import { fetchServicesInUse } from './fetch-services-in-use.ts';

/** `unknown` applies when it isn't known which services are used: then all of them are described as possible. */
const conditions = [...serviceNames, 'unknown'] as const;

interface DependentProps {
  readonly on: (typeof conditions)[number];
  readonly children: ReactNode;
}

/** A paragraph shown only if a service is used. The server removes it from built pages otherwise. */
function Dependent({ on, children }: DependentProps) {
  const services = useServices();
  const holds = services === null || (on !== 'unknown' && services[on] !== undefined);
  if (!holds) return null;
  return (
    <p data-service={on} className="not-first:mt-3">
      {children}
    </p>
  );
}

const paragraphs = Object.fromEntries(
  conditions.map((on) => [on, (chunks: ReactNode) => <Dependent on={on}>{chunks}</Dependent>]),
);

/**
 * The tags of paragraphs that depend on an outside service, such as `<photon>`, and the arguments that name its host,
 * such as `{photonHost}`.
 */
export function useServiceProse() {
  const services = useServices();
  const hosts = Object.fromEntries(
    serviceNames.map((name) => [`${name}Host`, services?.[name] ?? unnamedService(name)]),
  );
  return { ...paragraphs, ...hosts };
}

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
