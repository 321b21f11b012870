import { z } from 'zod';
import { houseSides, sideNamings, sideWords } from '../sides/index.ts';
import { areaIds, directions } from '../zones/index.ts';

/** Choices of many requests and answers, each of which the API's description calls by one name. */
export const areaSchema = z.enum(areaIds);
export const directionSchema = z.enum(directions);
export const houseSideSchema = z.enum(houseSides);
export const sideWordsSchema = z.enum(sideWords);
export const sideNamingSchema = z.enum(sideNamings);
