import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './index.ts';

describe('the address service', () => {
  it('is Photon with the Census geocoder without any key', () => {
    expect(readConfig({}).places).toEqual({
      google: null,
      photonUrl: 'https://photon.komoot.io',
      censusUrl: 'https://geocoding.geo.census.gov/geocoder',
    });
  });

  it("is Google with a key, which may be restricted to the deployment's own site", () => {
    const { places } = readConfig({ GOOGLE_MAPS_API_KEY: 'key', ORIGIN: 'https://dss.example' });

    expect(places.google).toEqual({ key: 'key', site: 'https://dss.example' });
  });

  it('is off if that is chosen', () => {
    expect(readConfig({ PHOTON_URL: 'off', CENSUS_GEOCODER_URL: 'off' }).places).toEqual({
      google: null,
      photonUrl: null,
      censusUrl: null,
    });
  });

  it('may be a server of our own, whose address loses its trailing slash', () => {
    expect(readConfig({ PHOTON_URL: 'http://localhost:2322/' }).places.photonUrl).toBe(
      'http://localhost:2322',
    );
  });

  it.each(['localhost:2322', 'ftp://photon.example', 'none'])('is not %s', (address) => {
    expect(() => readConfig({ PHOTON_URL: address })).toThrow(
      new ConfigError('PHOTON_URL', 'must be an http(s):// address, or off'),
    );
  });
});

describe('the source of aerial pictures', () => {
  it('is the USGS by default', () => {
    expect(readConfig({}).imagery).toEqual({
      serviceUrl: 'https://imagery.nationalmap.gov/arcgis/rest/services/USGSNAIPPlus/ImageServer',
      tilesUrl:
        'https://basemap.nationalmap.gov/arcgis/rest/services/USGSImageryOnly/MapServer/tile/{z}/{y}/{x}',
      attribution: {
        text: 'USGS The National Map: Orthoimagery',
        url: 'https://www.usgs.gov/the-national-map',
      },
      maxBytes: 500 * 1024 * 1024,
    });
  });

  it('is off if that is chosen', () => {
    expect(readConfig({ IMAGERY_URL: 'off', IMAGERY_TILES_URL: 'off' }).imagery).toMatchObject({
      serviceUrl: null,
      tilesUrl: null,
    });
  });

  it('must have placeholders for the tile', () => {
    expect(() => readConfig({ IMAGERY_TILES_URL: 'https://tiles.example/{z}/{x}.jpg' })).toThrow(
      new ConfigError(
        'IMAGERY_TILES_URL',
        'must be an http(s):// address with {z}, {x} and {y} in it, or off',
      ),
    );
  });
});
