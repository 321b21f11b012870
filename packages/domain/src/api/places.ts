import { z } from 'zod';

/** What a source of data asks to be named by wherever its data is shown. */
export const attributionSchema = z.object({
  text: z.string(),
  /** Where the text leads, where the source asks for a link. */
  url: z.url().nullable(),
});

/** An address that may be meant, in the spelling of Google's predictions, whoever made it. */
export const placeSuggestionSchema = z.object({
  place_id: z.string(),
  description: z.string(),
  structured_formatting: z.object({
    /** Number and street. */
    main_text: z.string(),
    /** City, state and ZIP code; '' where nothing more is known. */
    secondary_text: z.string(),
  }),
});

export const placeSuggestionsSchema = z.object({
  suggestions: z.array(placeSuggestionSchema),
  attribution: z.array(attributionSchema),
});

/** A picked address with its coordinates. */
export const pickedPlaceSchema = z.object({
  place_id: z.string(),
  formatted_address: z.string(),
  lat: z.number(),
  lng: z.number(),
});

export type Attribution = z.infer<typeof attributionSchema>;
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;
export type PlaceSuggestions = z.infer<typeof placeSuggestionsSchema>;
export type PickedPlace = z.infer<typeof pickedPlaceSchema>;
