import { startLocalService } from './local-service.ts';

/** What the National Weather Service says of every zone. */
export type Said = 'nothing' | 'warning' | 'update' | 'cancellation';

/** The National Weather Service on a local port, where it is noon, whenever a test runs. */
export interface WeatherService {
  readonly url: string;
  say(what: Said): void;
  stop(): Promise<void>;
}

const hourMs = 3_600_000;

export async function startWeatherService(): Promise<WeatherService> {
  let said: Said = 'nothing';
  const service = await startLocalService((request, response) => {
    const isPoint = request.url?.startsWith('/points/') === true;
    response
      .writeHead(200, {
        'Content-Type': 'application/geo+json',
        'Cache-Control': 'public, max-age=0',
      })
      .end(JSON.stringify(isPoint ? point() : collection(said)));
  });
  return {
    url: service.url,
    say: (what) => {
      said = what;
    },
    stop: () => service.stop(),
  };
}

function point(): object {
  const ahead = 12 - new Date().getUTCHours();
  return {
    type: 'Feature',
    properties: {
      fireWeatherZone: 'https://api.weather.gov/zones/fire/CAZ217',
      // These names count hours behind Greenwich.
      timeZone: `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`,
    },
  };
}

const startedAt = Date.now();
const at = (hours: number) => new Date(startedAt + hours * hourMs).toISOString();

function collection(said: Said): object {
  return {
    type: 'FeatureCollection',
    features: {
      nothing: [],
      warning: [message('urn:oid:1', 'Alert', -2)],
      update: [message('urn:oid:2', 'Update', -1)],
      cancellation: [message('urn:oid:3', 'Cancel', 0)],
    }[said],
  };
}

function message(id: string, messageType: string, sentHours: number): object {
  return {
    id: `https://api.weather.gov/alerts/${id}`,
    type: 'Feature',
    geometry: null,
    properties: {
      id,
      status: 'Actual',
      messageType,
      event: 'Red Flag Warning',
      senderName: 'NWS Sacramento CA',
      sent: at(sentHours),
      effective: at(sentHours),
      onset: at(1),
      expires: at(20),
      ends: at(30),
      geocode: { UGC: ['CAZ217'] },
      references: messageType === 'Alert' ? [] : [{ identifier: 'urn:oid:1' }],
      parameters: { VTEC: ['/O.NEW.KSTO.FW.W.0012.261020T1800Z-261022T0300Z/'] },
    },
  };
}
