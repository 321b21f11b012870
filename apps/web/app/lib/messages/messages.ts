import type about from './en/about.json';
import type account from './en/account.json';
import type addressFacts from './en/addressFacts.json';
import type answers from './en/answers.json';
import type backgroundAnalysis from './en/backgroundAnalysis.json';
import type deployment from './en/deployment.json';
import type comparison from './en/comparison.json';
import type deletion from './en/deletion.json';
import type disputes from './en/disputes.json';
import type errors from './en/errors.json';
import type explanation from './en/explanation.json';
import type faq from './en/faq.json';
import type fireWarnings from './en/fireWarnings.json';
import type guidelines from './en/guidelines.json';
import type home from './en/home.json';
import type history from './en/history.json';
import type homes from './en/homes.json';
import type housePlan from './en/housePlan.json';
import type houseSides from './en/houseSides.json';
import type insuranceLetter from './en/insuranceLetter.json';
import type insurer from './en/insurer.json';
import type labeling from './en/labeling.json';
import type languageOffer from './en/languageOffer.json';
import type legal from './en/legal.json';
import type legalDeletion from './en/legalDeletion.json';
import type legalDisclaimer from './en/legalDisclaimer.json';
import type legalDpa from './en/legalDpa.json';
import type legalPrivacy from './en/legalPrivacy.json';
import type legalTerms from './en/legalTerms.json';
import type letter from './en/letter.json';
import type location from './en/location.json';
import type map from './en/map.json';
import type method from './en/method.json';
import type newProperty from './en/newProperty.json';
import type ownData from './en/ownData.json';
import type photos from './en/photos.json';
import type plan from './en/plan.json';
import type phone from './en/phone.json';
import type places from './en/places.json';
import type policyReview from './en/policyReview.json';
import type programs from './en/programs.json';
import type progress from './en/progress.json';
import type reports from './en/reports.json';
import type results from './en/results.json';
import type rules from './en/rules.json';
import type shell from './en/shell.json';
import type sharing from './en/sharing.json';
import type sources from './en/sources.json';
import type upkeep from './en/upkeep.json';
import type walk from './en/walk.json';
import type { Format, Locale } from './locale.ts';

/** All parts of the messages by file name. The English files define their shape. */
export interface Messages {
  about: typeof about;
  account: typeof account;
  addressFacts: typeof addressFacts;
  answers: typeof answers;
  backgroundAnalysis: typeof backgroundAnalysis;
  deployment: typeof deployment;
  comparison: typeof comparison;
  deletion: typeof deletion;
  disputes: typeof disputes;
  errors: typeof errors;
  explanation: typeof explanation;
  faq: typeof faq;
  fireWarnings: typeof fireWarnings;
  guidelines: typeof guidelines;
  home: typeof home;
  history: typeof history;
  homes: typeof homes;
  housePlan: typeof housePlan;
  houseSides: typeof houseSides;
  insuranceLetter: typeof insuranceLetter;
  insurer: typeof insurer;
  labeling: typeof labeling;
  languageOffer: typeof languageOffer;
  legal: typeof legal;
  legalDeletion: typeof legalDeletion;
  legalDisclaimer: typeof legalDisclaimer;
  legalDpa: typeof legalDpa;
  legalPrivacy: typeof legalPrivacy;
  legalTerms: typeof legalTerms;
  letter: typeof letter;
  location: typeof location;
  map: typeof map;
  method: typeof method;
  newProperty: typeof newProperty;
  ownData: typeof ownData;
  photos: typeof photos;
  phone: typeof phone;
  places: typeof places;
  plan: typeof plan;
  policyReview: typeof policyReview;
  programs: typeof programs;
  progress: typeof progress;
  reports: typeof reports;
  results: typeof results;
  rules: typeof rules;
  shell: typeof shell;
  sharing: typeof sharing;
  sources: typeof sources;
  upkeep: typeof upkeep;
  walk: typeof walk;
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Format;
    Messages: Messages;
  }
}

/** The messages of one page in one language: the shell's and its own parts. */
export interface Words<Part extends keyof Messages = never> {
  readonly locale: Locale;
  readonly messages: Pick<Messages, 'shell'> & Pick<Messages, Part>;
}
