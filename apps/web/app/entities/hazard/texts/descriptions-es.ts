import { fieldTextsEs } from '../../../lib/messages/es/field-texts.ts';
import { describeAll } from './describe-hazards.ts';

export const descriptionsEs = describeAll(fieldTextsEs);
