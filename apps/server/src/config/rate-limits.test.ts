import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './index.ts';

const limitsOf = (variables: Readonly<Record<string, string>>) => readConfig(variables).rateLimits;

describe('the limits', () => {
  it('are the specified ones by default', () => {
    const minutes = 60_000;
    expect(limitsOf({})).toEqual({
      limits: {
        createProperty: { max: 5, windowMs: minutes },
        uploadInCreation: { max: 20, windowMs: 5 * minutes },
        uploadInPropertyView: { max: 15, windowMs: 5 * minutes },
        photosOfUpload: { max: 50, windowMs: 5 * minutes },
        uploadedMegabytes: { max: 4000, windowMs: 24 * 60 * minutes },
        analysis: { max: 5, windowMs: minutes },
        edit: { max: 120, windowMs: minutes },
        placeSearch: { max: 120, windowMs: minutes },
        aerialPicture: { max: 300, windowMs: minutes },
        ownDataDownload: { max: 5, windowMs: 60 * minutes },
        workDaySignUp: { max: 5, windowMs: 60 * minutes },
        signIn: { max: 10, windowMs: 5 * minutes },
        accountMail: { max: 5, windowMs: 60 * minutes },
        mailToAddress: { max: 10, windowMs: 60 * minutes },
        mailToAgency: { max: 100, windowMs: 60 * minutes },
        other: { max: 10, windowMs: minutes },
      },
      networkFactor: 10,
      trustedProxies: [],
    });
  });

  it('are written as a number per seconds', () => {
    expect(limitsOf({ RATE_LIMIT_ANALYSES: '1000/3600' }).limits.analysis).toEqual({
      max: 1000,
      windowMs: 3_600_000,
    });
  });

  it.each(['5', '0/60', '5/0', '5/60s', '-1/60', 'none', '5/60/1'])(
    'stop the start when written as %s',
    (text) => {
      expect(() => limitsOf({ RATE_LIMIT_PROPERTIES: text })).toThrow(
        new ConfigError(
          'RATE_LIMIT_PROPERTIES',
          'must be a number and a window in seconds, such as 5/60',
        ),
      );
    },
  );
});

describe('the trusted proxies', () => {
  it('are addresses or networks', () => {
    expect(limitsOf({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).trustedProxies).toEqual([
      { address: '127.0.0.1', family: 'ipv4', bits: 32 },
      { address: '10.0.0.0', family: 'ipv4', bits: 8 },
      { address: 'fd00::', family: 'ipv6', bits: 8 },
    ]);
  });

  it.each(['proxy.example.org', '10.0.0.0/33', '10.0.0.0/', 'fd00::/129', '10.0.0.0/8/8'])(
    'stop the start when one is %s',
    (text) => {
      expect(() => limitsOf({ TRUSTED_PROXIES: `127.0.0.1,${text}` })).toThrow(
        `TRUSTED_PROXIES must be addresses or networks separated by commas, such as 10.0.0.0/8; ${text} is neither`,
      );
    },
  );
});
