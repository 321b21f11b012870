import account from './en/account.json' with { type: 'json' };
import addressFacts from './en/addressFacts.json' with { type: 'json' };
import answers from './en/answers.json' with { type: 'json' };
import backgroundAnalysis from './en/backgroundAnalysis.json' with { type: 'json' };
import communities from './en/communities.json' with { type: 'json' };
import comparison from './en/comparison.json' with { type: 'json' };
import deletion from './en/deletion.json' with { type: 'json' };
import disputes from './en/disputes.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import explanation from './en/explanation.json' with { type: 'json' };
import fireWarnings from './en/fireWarnings.json' with { type: 'json' };
import history from './en/history.json' with { type: 'json' };
import homeVisits from './en/homeVisits.json' with { type: 'json' };
import homes from './en/homes.json' with { type: 'json' };
import housePlan from './en/housePlan.json' with { type: 'json' };
import houseSides from './en/houseSides.json' with { type: 'json' };
import insurer from './en/insurer.json' with { type: 'json' };
import labeling from './en/labeling.json' with { type: 'json' };
import letter from './en/letter.json' with { type: 'json' };
import location from './en/location.json' with { type: 'json' };
import map from './en/map.json' with { type: 'json' };
import newProperty from './en/newProperty.json' with { type: 'json' };
import ownData from './en/ownData.json' with { type: 'json' };
import people from './en/people.json' with { type: 'json' };
import photos from './en/photos.json' with { type: 'json' };
import plan from './en/plan.json' with { type: 'json' };
import phone from './en/phone.json' with { type: 'json' };
import places from './en/places.json' with { type: 'json' };
import policyReview from './en/policyReview.json' with { type: 'json' };
import programs from './en/programs.json' with { type: 'json' };
import progress from './en/progress.json' with { type: 'json' };
import renewal from './en/renewal.json' with { type: 'json' };
import reports from './en/reports.json' with { type: 'json' };
import results from './en/results.json' with { type: 'json' };
import rules from './en/rules.json' with { type: 'json' };
import sale from './en/sale.json' with { type: 'json' };
import sharing from './en/sharing.json' with { type: 'json' };
import sources from './en/sources.json' with { type: 'json' };
import upkeep from './en/upkeep.json' with { type: 'json' };
import walk from './en/walk.json' with { type: 'json' };
import workDays from './en/workDays.json' with { type: 'json' };

/** The parts of the messages that the application's screens need, by file name. Their shape is that of `Messages`. */
export const appParts = {
  account,
  addressFacts,
  answers,
  backgroundAnalysis,
  communities,
  comparison,
  deletion,
  disputes,
  errors,
  explanation,
  fireWarnings,
  history,
  homeVisits,
  homes,
  housePlan,
  houseSides,
  insurer,
  labeling,
  letter,
  location,
  map,
  newProperty,
  ownData,
  people,
  photos,
  phone,
  places,
  plan,
  policyReview,
  programs,
  progress,
  renewal,
  reports,
  results,
  rules,
  sale,
  sharing,
  sources,
  upkeep,
  walk,
  workDays,
};
