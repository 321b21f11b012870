import { z } from 'zod';

/** The credit that a data source requires wherever its data is shown. */
export const attributionSchema = z.object({
  text: z.string(),
  /** Where the text links to, if the source requires a link. */
  url: z.url().nullable(),
});

/** A suggested address, in the shape of Google's predictions, whatever its source. */
export const placeSuggestionSchema = z.object({
  place_id: z.string(),
  description: z.string(),
  structured_formatting: z.object({
    /** Number and street. */
    main_text: z.string(),
    /** City, state and ZIP code; '' if unknown. */
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
