import { describe, expect, it } from 'vitest';
import { hazardCatalog } from '../catalog/index.ts';
import { rules } from '../rules.ts';
import { documents, publishers } from './documents.ts';
import { sources, type SourceId } from './index.ts';
import { shownSources } from './shown-sources.ts';

const allSources = Object.keys(sources).filter((id): id is SourceId => id in sources);

describe('the sources that readers are shown', () => {
  it('come from these publishers only', () => {
    expect(Object.values(publishers)).toEqual([
      'State of California',
      'Board of Forestry and Fire Protection',
      'CAL FIRE',
      'Office of the State Fire Marshal',
      'California Department of Insurance',
      'California Building Standards Commission',
      'City of San Rafael',
      'International Code Council',
      'IBHS',
      'NIST',
      'International Journal of Wildland Fire',
      'Fire',
      'Fire Ecology',
      'Nature Communications',
      'Munich Personal RePEc Archive',
      'University of Nevada Cooperative Extension',
      'Headwaters Economics',
      'Earth Economics',
      'University of California',
      'Fire Safe Marin',
      'Federal Alliance for Safe Homes',
      'US Department of Energy',
      'California Fire Science Consortium',
      'arXiv',
    ]);
  });

  it('link to publishers or archives, never to copies', () => {
    const hosts = new Set(
      Object.values(documents).map(({ url }) => new URL(url).hostname.replace(/^www\./, '')),
    );
    expect([...hosts].sort()).toEqual([
      'arxiv.org',
      'basc.pnnl.gov',
      'bof.fire.ca.gov',
      'cafirescience.org',
      'cityofsanrafael.org',
      'codes.iccsafe.org',
      'data.ca.gov',
      'dgs.ca.gov',
      'doi.org',
      'eartheconomics.org',
      'fire.ca.gov',
      'firecenter.berkeley.edu',
      'firesafemarin.org',
      'flash.org',
      'govt.westlaw.com',
      'headwaterseconomics.org',
      'ibhs.org',
      'insurance.ca.gov',
      'leginfo.legislature.ca.gov',
      'mpra.ub.uni-muenchen.de',
      'nist.gov',
      'osfm.fire.ca.gov',
      'ucanr.edu',
      'unce.unr.edu',
      'wildfireprepared.org',
    ]);
  });

  it('name each document once', () => {
    expect(shownSources(['ucb', 'ucb-abs', 'syph14'], 'en').map(({ id }) => id)).toEqual([
      'berkeley_2025',
      'syphard_2014',
    ]);
  });

  it('leave out price guides', () => {
    expect(shownSources(['gutterclean', 'earth-economics'], 'en').map(({ id }) => id)).toEqual([
      'earth_economics',
    ]);
  });

  it('say the same of a document wherever it is cited: compared if all that is cited anywhere was', () => {
    const compared = new Map<string, Set<boolean>>();
    for (const id of allSources) {
      for (const source of shownSources([id], 'en')) {
        compared.set(source.id, (compared.get(source.id) ?? new Set()).add(source.compared));
      }
    }
    for (const [id, said] of compared) expect([...said], id).toHaveLength(1);
    expect(shownSources(['troy'], 'en')[0]?.compared).toBe(true);
    // Of the Wildfire Prepared Home standard, a part was read only in a summary.
    expect(shownSources(['wph'], 'en')[0]?.compared).toBe(false);
  });

  it('say who reported a study that nobody could read', () => {
    for (const id of ['latimes-ibhs', 'mendo-ibhs', 'azfam', 'ibhs90'] as const) {
      expect(shownSources([id], 'en')[0]?.title).toMatch(/, as reported by /);
      expect(shownSources([id], 'es')[0]?.title).toMatch(/, según /);
    }
  });

  it('are named in Spanish too', () => {
    for (const { title } of Object.values(documents)) expect(title.es.length).toBeGreaterThan(5);
    expect(shownSources(['mulch'], 'es')[0]?.title).toContain('mantillos');
  });

  it('support every hazard', () => {
    for (const { id, sources: named } of hazardCatalog)
      expect(shownSources(named, 'en'), id).not.toEqual([]);
  });

  it('support every rule', () => {
    for (const [id, rule] of Object.entries(rules))
      expect(shownSources(rule.sources, 'en'), id).not.toEqual([]);
  });

  it('of Zone 0 are about Zone 0, not about another part of the house', () => {
    expect(shownSources(rules.zone_0.sources, 'en').map(({ id }) => id)).toEqual([
      'zone_0_rulemaking',
      'ab_1455',
    ]);
  });

  it('include every document', () => {
    expect(
      shownSources(allSources, 'en')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(documents).sort());
  });
});
