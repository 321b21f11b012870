import { fieldTextsEn } from '../messages/en/field-texts.ts';
import { knowledgeFrom } from './knowledge-from.ts';

export const knowledgeEn = knowledgeFrom(fieldTextsEn);
