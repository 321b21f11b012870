import { describe, expect, it } from 'vitest';
import {
  isSameStreetAddress,
  mayBeSamePlace,
  stateOfAddress,
  withTypedUnit,
} from './street-address.ts';

describe('two texts of an address', () => {
  it.each([
    ['1420 Ridge Court, Unit B', '1420 RIDGE RD, PARADISE, CA, 95969', false],
    ['1420 Ridge Court, Unit B', '1420 RIDGE CT, PARADISE, CA, 95969', true],
    ['1420 Ridge Road', '1420 RIDGE RD, PARADISE, CA, 95969', true],
    ['1420 Ridge Road', '1402 RIDGE RD, PARADISE, CA, 95969', false],
    ['1420 Ridge Road', '1420 RIDGEVIEW RD, PARADISE, CA, 95969', false],
    ['1420 Ridge', '1420 RIDGE RD, PARADISE, CA, 95969', false],
    ['1420 Ridge Rd', '1420 N RIDGE RD, PARADISE, CA, 95969', false],
    ['1420 North Ridge Rd', '1420 N RIDGE RD, PARADISE, CA, 95969', true],
    ['1420 Ridge Rd North', '1420 N RIDGE RD, PARADISE, CA, 95969', false],
    ['1420½ Ridge Rd', '1420 RIDGE RD, PARADISE, CA, 95969', true],
    ['1420 1/2 Ridge Rd, Paradise', '1420 RIDGE RD, PARADISE, CA, 95969', true],
    ['1420 ½ Ridge Rd', '1420 1/4 Ridge Rd, Paradise, CA', false],
    ['1420-B Ridge Rd', '1420 RIDGE RD, PARADISE, CA, 95969', true],
    ['Unit B, 1420 Ridge Rd', '1420 RIDGE RD, PARADISE, CA, 95969', true],
    ['1420 Ridge Rd #4, Paradise', '1420 RIDGE RD, PARADISE, CA, 95969', true],
    ['1420 Ridge Rd Apt 4 Paradise CA', '1420 RIDGE RD, PARADISE, CA, 95969', true],
    ['1420 ridge road paradise california 95969', '1420 RIDGE RD, PARADISE, CA, 95969', true],
    ['12 Park Place Drive Paradise CA', '12 PARK PL, PARADISE, CA, 95969', false],
    ['12 Cañon O’Brien Way, Chico', '12 CANON OBRIEN WAY, CHICO, CA, 95928', true],
    ['8 St. Helena Hwy', '8 SAINT HELENA HIGHWAY, NAPA, CA, 94558', true],
    ['5 First Street', '5 1st St, Chico, CA 95928, USA', true],
    ['12 Ridge Rd, Evergreen, CO', '12 RIDGE RD, PARADISE, CA, 95969', false],
    ['12 Ridge Rd, Concow, CA', '12 RIDGE RD, OROVILLE, CA, 95965', true],
    ['100 Broadway, Chico', '100 BROADWAY, CHICO, CA, 95928', true],
    ['the old mill', 'the old mill', false],
    ['Ridge Road', 'RIDGE RD, PARADISE, CA, 95969', false],
  ])('%s and %s: %s', (typed, located, agree) => {
    expect(isSameStreetAddress(typed, located)).toBe(agree);
    expect(isSameStreetAddress(located, typed)).toBe(agree);
  });

  it.each([
    ['1420 Ridge Rd', '1420 Ridge Road, Unit B, Paradise, CA 95969', true],
    ['1420 Ridge Rd, Paradise', '1420 Ridge Rd, Chico', false],
    ['1420 Ridge Rd, Paradise', '1420 Ridge Rd, Paradise, CA 95969', true],
    ['1420 Ridge Rd, Paradise, CA 95969', '1420 Ridge Rd, Magalia, CA 95969', true],
    ['1420 Ridge Rd, Paradise, CA 95969', '1420 Ridge Rd, Paradise, CA 95928', false],
    ['1420 Ridge Rd', '1420 Ridge Ct', false],
  ])('%s rewritten as %s may be the same place: %s', (before, after, same) => {
    expect(mayBeSamePlace(before, after)).toBe(same);
  });
});

describe('the state of an address', () => {
  it.each([
    ['12 Ridge Rd, Paradise, CA 95969', 'CA'],
    ['12 RIDGE RD, PARADISE, CA, 95969', 'CA'],
    ['12 Ridge Rd, Paradise, CA 95969, USA', 'CA'],
    ['12 Ridge Rd, Paradise, Calif.', 'CA'],
    ['12 Ridge Rd, Paradise, California', 'CA'],
    ['12 ridge road paradise ca', 'CA'],
    ['12 Ridge Rd 95969', 'CA'],
    ['28 Upper Bear Creek Rd, Evergreen, CO 80439', 'CO'],
    ['28 Upper Bear Creek Rd, Evergreen, Colorado', 'CO'],
    ['28 Bear Creek Rd, Evergreen, CO 80439-1234', 'CO'],
    ['5 Elm St, Santa Fe, New Mexico', 'NM'],
    ['5 Elm St, Charleston, West Virginia 25301', 'WV'],
    ['5 Elm St, Washington, DC', 'DC'],
    ['12 Oak Ct 95969', 'CA'],
    ['12 Oak Ct', null],
    ['12 Elm St, Hartford, CT', 'CT'],
    ['12 Oak Dr, Rancho Ct', null],
    ['12 California St', null],
    ['12 Colorado', null],
    ['12 Ridge Road', null],
    ['12 Ridge Road, Paradise', null],
    ['12 Ridge Rd, Nevada City', null],
    ['12 Ridge Rd, Evergreen, CO 95969', null],
    ['the old mill', null],
    ['', null],
  ])('%s: %s', (text, state) => {
    expect(stateOfAddress(text)).toBe(state);
  });
});

describe('a suggested address', () => {
  it.each([
    [
      '1420 Ridge Ct, Paradise, CA 95969',
      '1420 ridge court, Unit B',
      '1420 Ridge Ct, Unit B, Paradise, CA 95969',
    ],
    ['1420 Ridge Ct, Paradise, CA', '1420 ridge ct apt 4', '1420 Ridge Ct, apt 4, Paradise, CA'],
    ['1420 Ridge Ct, Paradise, CA', '1420 ridge ct #4', '1420 Ridge Ct, #4, Paradise, CA'],
    ['1420 Ridge Ct, Paradise, CA', '1420½ ridge', '1420 ½ Ridge Ct, Paradise, CA'],
    ['1420 Ridge Ct, Paradise, CA', '1420 1/2 ridge', '1420 1/2 Ridge Ct, Paradise, CA'],
    ['1420 Ridge Ct #4, Paradise, CA', '1420 ridge ct unit 4', '1420 Ridge Ct #4, Paradise, CA'],
    ['1420 Ridge Ct, Paradise, CA', '1420 ridge', '1420 Ridge Ct, Paradise, CA'],
    ['1420 Ridge Ct, Paradise, CA', '1420 lot lane', '1420 Ridge Ct, Paradise, CA'],
  ])('%s after typing %s', (suggested, typed, kept) => {
    expect(withTypedUnit(suggested, typed)).toBe(kept);
  });
});
