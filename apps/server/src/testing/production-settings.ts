/** What a deployment in production doesn't start without. */
export const productionSettings = {
  PROFILE: 'production',
  SIGNING_SECRET: 's'.repeat(32),
  ORIGIN: 'https://score.example.org',
} as const;
