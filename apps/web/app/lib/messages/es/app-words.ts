import account from './account.json' with { type: 'json' };
import addressFacts from './addressFacts.json' with { type: 'json' };
import answers from './answers.json' with { type: 'json' };
import backgroundAnalysis from './backgroundAnalysis.json' with { type: 'json' };
import communities from './communities.json' with { type: 'json' };
import comparison from './comparison.json' with { type: 'json' };
import deletion from './deletion.json' with { type: 'json' };
import disputes from './disputes.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import explanation from './explanation.json' with { type: 'json' };
import fireWarnings from './fireWarnings.json' with { type: 'json' };
import history from './history.json' with { type: 'json' };
import homeVisits from './homeVisits.json' with { type: 'json' };
import homes from './homes.json' with { type: 'json' };
import housePlan from './housePlan.json' with { type: 'json' };
import houseSides from './houseSides.json' with { type: 'json' };
import insurer from './insurer.json' with { type: 'json' };
import labeling from './labeling.json' with { type: 'json' };
import letter from './letter.json' with { type: 'json' };
import location from './location.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import newProperty from './newProperty.json' with { type: 'json' };
import ownData from './ownData.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import photos from './photos.json' with { type: 'json' };
import plan from './plan.json' with { type: 'json' };
import phone from './phone.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import policyReview from './policyReview.json' with { type: 'json' };
import programs from './programs.json' with { type: 'json' };
import progress from './progress.json' with { type: 'json' };
import renewal from './renewal.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };
import results from './results.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import sale from './sale.json' with { type: 'json' };
import sharing from './sharing.json' with { type: 'json' };
import sources from './sources.json' with { type: 'json' };
import upkeep from './upkeep.json' with { type: 'json' };
import walk from './walk.json' with { type: 'json' };
import workDays from './workDays.json' with { type: 'json' };
import { inSpanish } from './in-spanish.ts';

/** The messages of the application's screens; public pages don't load them. */
export const appWords = inSpanish({
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
});
