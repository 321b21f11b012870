import type { AnalysisWords } from './messages.ts';

/** The analysis's own words in English. */
export const analysisWordsEn: AnalysisWords = {
  explanations: {
    zone0_vegetation:
      'About {share}% of this photo of the first five feet looks like green plants. Plants next to the wall can carry fire to the house.',
    zone0_dead_debris:
      'About {share}% of the lower half of this photo of the first five feet looks like dry leaves, dead plants or dry grass.',
    zone1_tall_dry_grass:
      'About {share}% of the lower half of this photo looks like dry grass or dead plants.',
    zone1_tall_dry_grass_assumed:
      'About {share}% of the lower half of this photo looks like dry grass or dead plants. No area was chosen for this photo, so the yard 5 to 30 feet from the house is assumed.',
    zone2_tall_dry_grass:
      'About {share}% of the lower half of this photo, 30 feet or more from the house, looks like dry grass or dead plants.',
  },
  photoFailures: {
    unreadable: 'This photo could not be read. Add it again, or another one in its place.',
    missing: 'The file of this photo could not be found. Please add the photo again.',
    rate_limited:
      'The AI service had too many requests to look at this photo. Run the analysis again in a few minutes.',
    overloaded:
      'The AI service was too busy to look at this photo. Run the analysis again in a moment.',
    server_error:
      'The AI service failed while it looked at this photo. Run the analysis again in a few minutes.',
    rejected:
      'The AI service did not accept this photo. Run the analysis again, or add another photo in its place.',
    unavailable:
      'The AI service could not be used for this photo. Run the analysis again in a few minutes.',
    unreachable:
      'The AI service could not be reached for this photo. Run the analysis again in a few minutes.',
    timed_out: 'The AI service took too long to look at this photo. Run the analysis again.',
    malformed:
      'The AI service gave an answer about this photo that could not be read. Run the analysis again.',
    too_long:
      'The AI service gave an answer about this photo that was too long to read. Run the analysis again.',
    refused: 'The AI service declined to look at this photo. Add another one in its place.',
  },
  description: {
    none: 'No observations available.',
    unavailable: 'Unable to generate observations at this time.',
  },
  lookFailed: 'This photo could not be looked at this time. Run the analysis again to retry it.',
};
