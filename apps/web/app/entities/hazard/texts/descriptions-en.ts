import { fieldTextsEn } from '../../../lib/messages/en/field-texts.ts';
import { describeAll } from './describe-hazards.ts';

export const descriptionsEn = describeAll(fieldTextsEn);
