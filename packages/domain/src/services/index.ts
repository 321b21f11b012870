/**
 * What a deployment does with the help of outside services, or without, and whether it has an address for questions: the parts of
 * the legal pages that depend on its configuration (product decision 13).
 */
export const serviceNames = [
  'ai',
  'builtIn',
  'photon',
  'census',
  'googlePlaces',
  'noPlaces',
  'askedPlaces',
  'keptPlaces',
  'addressFacts',
  'noAddressFacts',
  'fireWarnings',
  'noFireWarnings',
  'activeFires',
  'pushServices',
  'googleMaps',
  'usgs',
  'otherAerial',
  'noAerial',
  'posthog',
  'noCounting',
  'leadSink',
  'noLeadSink',
  'scoreReceiver',
  'expiresHomes',
  'keepsHomes',
  'contact',
  'noContact',
] as const;

/** The model for Ollama that is recommended to whoever has none: it suits a computer with 16 GB of memory. */
export const suggestedOllamaModel = 'qwen2.5vl:7b';

export type ServiceName = (typeof serviceNames)[number];

/** What holds for a deployment, each with who answers as readers know it, such as 'OpenAI (api.openai.com)', or ''. */
export type ServicesInUse = Readonly<Partial<Record<ServiceName, string>>>;

/** The placeholder in a built page for who answers, which only the server that serves it knows. */
export function unnamedService(name: ServiceName): string {
  return `${name.toLowerCase()}.service.invalid`;
}

/** Writes services as one line of text, for an attribute of the page: 'photon=photon.komoot.io noCounting='. */
export function writeServices(services: ServicesInUse): string {
  return serviceNames
    .flatMap((name) => {
      const answeredBy = services[name];
      return answeredBy === undefined ? [] : [`${name}=${encodeURIComponent(answeredBy)}`];
    })
    .join(' ');
}

/** Reads what `writeServices` wrote, without what it doesn't know. */
export function readServices(line: string): ServicesInUse {
  const pairs = line.split(' ').map((pair) => pair.split('='));
  return Object.fromEntries(
    serviceNames.flatMap((name) => {
      const answeredBy = pairs.find(([key]) => key === name)?.[1];
      return answeredBy === undefined ? [] : [[name, decodeURIComponent(answeredBy)]];
    }),
  );
}
