import enAbout from '../en/about.json' with { type: 'json' };
import enAccount from '../en/account.json' with { type: 'json' };
import enAnswers from '../en/answers.json' with { type: 'json' };
import enBackgroundAnalysis from '../en/backgroundAnalysis.json' with { type: 'json' };
import enComparison from '../en/comparison.json' with { type: 'json' };
import enDeployment from '../en/deployment.json' with { type: 'json' };
import enDeletion from '../en/deletion.json' with { type: 'json' };
import enDisputes from '../en/disputes.json' with { type: 'json' };
import enErrors from '../en/errors.json' with { type: 'json' };
import enExplanation from '../en/explanation.json' with { type: 'json' };
import enFaq from '../en/faq.json' with { type: 'json' };
import enGuidelines from '../en/guidelines.json' with { type: 'json' };
import enHome from '../en/home.json' with { type: 'json' };
import enHistory from '../en/history.json' with { type: 'json' };
import enHomes from '../en/homes.json' with { type: 'json' };
import enHousePlan from '../en/housePlan.json' with { type: 'json' };
import enHouseSides from '../en/houseSides.json' with { type: 'json' };
import enLabeling from '../en/labeling.json' with { type: 'json' };
import enLanguageOffer from '../en/languageOffer.json' with { type: 'json' };
import enLegal from '../en/legal.json' with { type: 'json' };
import enLegalDeletion from '../en/legalDeletion.json' with { type: 'json' };
import enLegalDisclaimer from '../en/legalDisclaimer.json' with { type: 'json' };
import enLegalDpa from '../en/legalDpa.json' with { type: 'json' };
import enLegalPrivacy from '../en/legalPrivacy.json' with { type: 'json' };
import enLegalTerms from '../en/legalTerms.json' with { type: 'json' };
import enMap from '../en/map.json' with { type: 'json' };
import enLetter from '../en/letter.json' with { type: 'json' };
import enLocation from '../en/location.json' with { type: 'json' };
import enMethod from '../en/method.json' with { type: 'json' };
import enNewProperty from '../en/newProperty.json' with { type: 'json' };
import enOwnData from '../en/ownData.json' with { type: 'json' };
import enPhotos from '../en/photos.json' with { type: 'json' };
import enPhone from '../en/phone.json' with { type: 'json' };
import enPlaces from '../en/places.json' with { type: 'json' };
import enPlan from '../en/plan.json' with { type: 'json' };
import enPolicyReview from '../en/policyReview.json' with { type: 'json' };
import enPrograms from '../en/programs.json' with { type: 'json' };
import enProgress from '../en/progress.json' with { type: 'json' };
import enReports from '../en/reports.json' with { type: 'json' };
import enResults from '../en/results.json' with { type: 'json' };
import enShell from '../en/shell.json' with { type: 'json' };
import enSharing from '../en/sharing.json' with { type: 'json' };
import enSources from '../en/sources.json' with { type: 'json' };
import enUpkeep from '../en/upkeep.json' with { type: 'json' };
import enWalk from '../en/walk.json' with { type: 'json' };
import esAbout from '../es/about.json' with { type: 'json' };
import esAccount from '../es/account.json' with { type: 'json' };
import esAnswers from '../es/answers.json' with { type: 'json' };
import esBackgroundAnalysis from '../es/backgroundAnalysis.json' with { type: 'json' };
import esComparison from '../es/comparison.json' with { type: 'json' };
import esDeployment from '../es/deployment.json' with { type: 'json' };
import esDeletion from '../es/deletion.json' with { type: 'json' };
import esDisputes from '../es/disputes.json' with { type: 'json' };
import esErrors from '../es/errors.json' with { type: 'json' };
import esExplanation from '../es/explanation.json' with { type: 'json' };
import esFaq from '../es/faq.json' with { type: 'json' };
import esGuidelines from '../es/guidelines.json' with { type: 'json' };
import esHome from '../es/home.json' with { type: 'json' };
import esHistory from '../es/history.json' with { type: 'json' };
import esHomes from '../es/homes.json' with { type: 'json' };
import esHousePlan from '../es/housePlan.json' with { type: 'json' };
import esHouseSides from '../es/houseSides.json' with { type: 'json' };
import esLabeling from '../es/labeling.json' with { type: 'json' };
import esLanguageOffer from '../es/languageOffer.json' with { type: 'json' };
import esLegal from '../es/legal.json' with { type: 'json' };
import esLegalDeletion from '../es/legalDeletion.json' with { type: 'json' };
import esLegalDisclaimer from '../es/legalDisclaimer.json' with { type: 'json' };
import esLegalDpa from '../es/legalDpa.json' with { type: 'json' };
import esLegalPrivacy from '../es/legalPrivacy.json' with { type: 'json' };
import esLegalTerms from '../es/legalTerms.json' with { type: 'json' };
import esMap from '../es/map.json' with { type: 'json' };
import esLetter from '../es/letter.json' with { type: 'json' };
import esLocation from '../es/location.json' with { type: 'json' };
import esMethod from '../es/method.json' with { type: 'json' };
import esNewProperty from '../es/newProperty.json' with { type: 'json' };
import esOwnData from '../es/ownData.json' with { type: 'json' };
import esPhotos from '../es/photos.json' with { type: 'json' };
import esPhone from '../es/phone.json' with { type: 'json' };
import esPlaces from '../es/places.json' with { type: 'json' };
import esPlan from '../es/plan.json' with { type: 'json' };
import esPolicyReview from '../es/policyReview.json' with { type: 'json' };
import esPrograms from '../es/programs.json' with { type: 'json' };
import esProgress from '../es/progress.json' with { type: 'json' };
import esReports from '../es/reports.json' with { type: 'json' };
import esResults from '../es/results.json' with { type: 'json' };
import esShell from '../es/shell.json' with { type: 'json' };
import esSharing from '../es/sharing.json' with { type: 'json' };
import esSources from '../es/sources.json' with { type: 'json' };
import esUpkeep from '../es/upkeep.json' with { type: 'json' };
import esWalk from '../es/walk.json' with { type: 'json' };
import type { Locale } from '../locale.ts';
import type { Messages, Words } from '../messages.ts';
import { withBrand } from '../with-brand.ts';

type EveryPart = keyof Messages;

/** All messages in each language. Tests only: no page may load it. */
export const allWords: Readonly<Record<Locale, Words<EveryPart>>> = {
  en: {
    locale: 'en',
    messages: withBrand({
      about: enAbout,
      account: enAccount,
      answers: enAnswers,
      backgroundAnalysis: enBackgroundAnalysis,
      deployment: enDeployment,
      comparison: enComparison,
      deletion: enDeletion,
      disputes: enDisputes,
      errors: enErrors,
      explanation: enExplanation,
      faq: enFaq,
      guidelines: enGuidelines,
      home: enHome,
      history: enHistory,
      homes: enHomes,
      housePlan: enHousePlan,
      houseSides: enHouseSides,
      labeling: enLabeling,
      languageOffer: enLanguageOffer,
      legal: enLegal,
      legalDeletion: enLegalDeletion,
      legalDisclaimer: enLegalDisclaimer,
      legalDpa: enLegalDpa,
      legalPrivacy: enLegalPrivacy,
      legalTerms: enLegalTerms,
      map: enMap,
      letter: enLetter,
      location: enLocation,
      method: enMethod,
      newProperty: enNewProperty,
      ownData: enOwnData,
      photos: enPhotos,
      phone: enPhone,
      places: enPlaces,
      plan: enPlan,
      policyReview: enPolicyReview,
      programs: enPrograms,
      progress: enProgress,
      reports: enReports,
      results: enResults,
      shell: enShell,
      sharing: enSharing,
      sources: enSources,
      upkeep: enUpkeep,
      walk: enWalk,
    }),
  },
  es: {
    locale: 'es',
    messages: withBrand({
      about: esAbout,
      account: esAccount,
      answers: esAnswers,
      backgroundAnalysis: esBackgroundAnalysis,
      deployment: esDeployment,
      comparison: esComparison,
      deletion: esDeletion,
      disputes: esDisputes,
      errors: esErrors,
      explanation: esExplanation,
      faq: esFaq,
      guidelines: esGuidelines,
      home: esHome,
      history: esHistory,
      homes: esHomes,
      housePlan: esHousePlan,
      houseSides: esHouseSides,
      labeling: esLabeling,
      languageOffer: esLanguageOffer,
      legal: esLegal,
      legalDeletion: esLegalDeletion,
      legalDisclaimer: esLegalDisclaimer,
      legalDpa: esLegalDpa,
      legalPrivacy: esLegalPrivacy,
      legalTerms: esLegalTerms,
      map: esMap,
      letter: esLetter,
      location: esLocation,
      method: esMethod,
      newProperty: esNewProperty,
      ownData: esOwnData,
      photos: esPhotos,
      phone: esPhone,
      places: esPlaces,
      plan: esPlan,
      policyReview: esPolicyReview,
      programs: esPrograms,
      progress: esProgress,
      reports: esReports,
      results: esResults,
      shell: esShell,
      sharing: esSharing,
      sources: esSources,
      upkeep: esUpkeep,
      walk: esWalk,
    }),
  },
};
