import { fieldTextsEs } from '../messages/es/field-texts.ts';
import { knowledgeFrom } from './knowledge-from.ts';

export const knowledgeEs = knowledgeFrom(fieldTextsEs);
