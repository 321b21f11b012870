import type { HouseSide, QuestionId } from '@dss/domain';

import type { Locale } from './messages/locale.ts';
import { useLanguage } from './messages/message-parts.tsx';

/** Builds every link of the application, in the language of the current page. */
export interface Paths {
  home(): string;
  about(): string;
  faq(): string;
  guidelines(): string;
  terms(): string;
  privacy(): string;
  deletion(): string;
  dpa(): string;
  disclaimer(): string;
  method(): string;
  /** What to do about an insurer's letter. */
  insuranceLetter(): string;
  /** The visitor's own properties. */
  homes(): string;
  /** Homes side by side; null: all of them. */
  compareHomes(ids: readonly string[] | null): string;
  /** What the link with this token shows. */
  shared(token: string): string;
  signIn(): string;
  signUp(): string;
  forgotPassword(): string;
  account(): string;
  /** The neighborhoods that one coordinates. */
  communities(): string;
  community(communityId: string): string;
  /** Its flyer to print. */
  communityFlyer(communityId: string): string;
  /** Its record of the year. */
  communityYear(communityId: string): string;
  /** Its action plan of three years. */
  communityPlan(communityId: string): string;
  /** What the renewal of its Firewise site asks for, to print. */
  communityRenewal(communityId: string): string;
  /** Its counts to print, with photos that owners chose. */
  communityAssessment(communityId: string): string;
  /** The days on which its people work together. */
  workDays(communityId: string): string;
  workDay(communityId: string, workDayId: string): string;
  /** Its sign-in sheet to print. */
  workDaySheet(communityId: string, workDayId: string): string;
  /** The homes that an assessor may visit, and their visits. */
  visits(): string;
  newProperty(propertyId?: string): string;
  /** The same with the photos that were shared to the installed application. */
  addShared(propertyId?: string): string;
  /** @param then what comes after a score: the questions that photos leave open, or, by default, the results */
  analysisProgress(propertyId: string, then?: 'check'): string;
  property(propertyId: string): string;
  /**
   * Everything behind the score: hazards, questions, photos and the map.
   * @param ask the question to begin with, also if it has an answer
   */
  details(propertyId: string, ask?: QuestionId): string;
  /** Where the owner names the sides and areas of the property's photos. */
  labelPhotos(propertyId: string): string;
  /** The same on one screen, on the way to the first score: the walk's open stops come next. */
  checkPhotos(propertyId: string): string;
  /** The walk along the stops that photos leave open. */
  openStops(propertyId: string): string;
  /** The guided walk around the house. It asks where to start, unless it is told. */
  walk(propertyId: string, start?: HouseSide): string;
  /** What to do about the hazards found, and what it would change. */
  plan(propertyId: string): string;
  /** A letter to the owner's insurer. */
  letter(propertyId: string): string;
  /** What an owner can send to an insurer, by when, and how the home stands. */
  insurer(propertyId: string): string;
  /** The laws that hold where the home is. */
  rules(propertyId: string): string;
  /** Who is on the home besides its owner. */
  people(propertyId: string): string;
  /** The homes of others on which one has a role. */
  invitedHomes(): string;
  /** One of them, as an agent or a buyer sees it. */
  invitedHome(roleId: string): string;
  /** What the sale of the home asks for. */
  sale(propertyId: string): string;
  /** What the home needs each year. */
  upkeep(propertyId: string): string;
  /** How the score changed, and why. */
  history(propertyId: string): string;
}

const pathsByLocale: Readonly<Record<Locale, Paths>> = {
  en: pathsBelow(''),
  es: pathsBelow('/es'),
};

/** The links in one language. */
export function pathsIn(locale: Locale): Paths {
  return pathsByLocale[locale];
}

/** The links in the page's language. */
export function usePaths(): Paths {
  return pathsIn(useLanguage());
}

function pathsBelow(base: '' | '/es'): Paths {
  return {
    home: () => (base === '' ? '/' : base),
    about: () => `${base}/about`,
    faq: () => `${base}/faq`,
    guidelines: () => `${base}/fire-safety-guidelines`,
    terms: () => `${base}/terms`,
    privacy: () => `${base}/privacy`,
    deletion: () => `${base}/deletion`,
    dpa: () => `${base}/dpa`,
    disclaimer: () => `${base}/disclaimer`,
    method: () => `${base}/how-scoring-works`,
    insuranceLetter: () => `${base}/insurance-letter`,
    homes: () => `${base}/properties`,
    compareHomes: (ids) =>
      ids === null
        ? `${base}/properties/compare`
        : `${base}/properties/compare?homes=${ids.join()}`,
    shared: (token) => `${base}/shared#${token}`,
    signIn: () => `${base}/sign-in`,
    signUp: () => `${base}/sign-up`,
    forgotPassword: () => `${base}/forgot-password`,
    account: () => `${base}/account`,
    communities: () => `${base}/communities`,
    community: (communityId) => `${base}/communities/${encodeURIComponent(communityId)}`,
    communityFlyer: (communityId) => `${base}/communities/${encodeURIComponent(communityId)}/flyer`,
    communityYear: (communityId) => `${base}/communities/${encodeURIComponent(communityId)}/year`,
    communityPlan: (communityId) => `${base}/communities/${encodeURIComponent(communityId)}/plan`,
    communityRenewal: (communityId) =>
      `${base}/communities/${encodeURIComponent(communityId)}/renewal`,
    communityAssessment: (communityId) =>
      `${base}/communities/${encodeURIComponent(communityId)}/assessment`,
    workDays: (communityId) => `${base}/communities/${encodeURIComponent(communityId)}/work-days`,
    workDay: (communityId, workDayId) =>
      `${base}/communities/${encodeURIComponent(communityId)}/work-days/${encodeURIComponent(workDayId)}`,
    workDaySheet: (communityId, workDayId) =>
      `${base}/communities/${encodeURIComponent(communityId)}/work-days/${encodeURIComponent(workDayId)}/sheet`,
    visits: () => `${base}/visits`,
    newProperty: (propertyId) =>
      propertyId === undefined
        ? `${base}/new-property`
        : `${base}/new-property?property=${encodeURIComponent(propertyId)}`,
    addShared: (propertyId) =>
      propertyId === undefined
        ? `${base}/new-property?shared=photos`
        : `${base}/new-property?property=${encodeURIComponent(propertyId)}&shared=photos`,
    analysisProgress: (propertyId, then) => {
      const progress = `${base}/analysis-progress/${encodeURIComponent(propertyId)}`;
      return then === undefined ? progress : `${progress}?then=${then}`;
    },
    property: (propertyId) => `${base}/property/${encodeURIComponent(propertyId)}`,
    details: (propertyId, ask) => {
      const details = `${base}/property/${encodeURIComponent(propertyId)}/details`;
      return ask === undefined ? details : `${details}?ask=${ask}`;
    },
    labelPhotos: (propertyId) => `${base}/property/${encodeURIComponent(propertyId)}/label`,
    checkPhotos: (propertyId) =>
      `${base}/property/${encodeURIComponent(propertyId)}/label?then=walk`,
    openStops: (propertyId) => `${base}/property/${encodeURIComponent(propertyId)}/walk?only=open`,
    plan: (propertyId) => `${base}/property/${encodeURIComponent(propertyId)}/plan`,
    letter: (propertyId) => `${base}/property/${encodeURIComponent(propertyId)}/letter`,
    insurer: (propertyId) => `${base}/property/${encodeURIComponent(propertyId)}/insurer`,
    rules: (propertyId) => `${base}/property/${encodeURIComponent(propertyId)}/rules`,
    people: (propertyId) => `${base}/property/${encodeURIComponent(propertyId)}/people`,
    invitedHomes: () => `${base}/invited-homes`,
    invitedHome: (roleId) => `${base}/invited-homes/${encodeURIComponent(roleId)}`,
    sale: (propertyId) => `${base}/property/${encodeURIComponent(propertyId)}/sale`,
    upkeep: (propertyId) => `${base}/property/${encodeURIComponent(propertyId)}/upkeep`,
    history: (propertyId) => `${base}/property/${encodeURIComponent(propertyId)}/history`,
    walk: (propertyId, start) => {
      const walk = `${base}/property/${encodeURIComponent(propertyId)}/walk`;
      return start === undefined ? walk : `${walk}?start=${start}`;
    },
  };
}
