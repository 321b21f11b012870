/** Builds the path of every API call. Ids are encoded here and nowhere else. */
export const apiPaths = {
  environment: () => '/api/environment',
  visitors: () => '/api/visitors',
  visitorInBrowser: () => '/api/visitors/browser',
  forgetVisitor: () => '/api/visitors/forget',
  account: () => '/api/account',
  /** @param step one of the steps of an account, such as `sign-in` */
  accountStep: (step: string) => `/api/account/${step}`,
  accountSession: (sessionId: string) => `/api/account/sessions/${encodeURIComponent(sessionId)}`,
  passkey: (id: string) => `/api/account/passkeys/${encodeURIComponent(id)}`,
  movableProperties: () => '/api/account/movable-properties',

  /** @param after the cursor of the page before; null for the first page */
  properties: (after: string | null = null) => withQuery('/api/properties', { after }),
  /** @param ids null: all homes */
  comparedProperties: (ids: readonly string[] | null, after: string | null = null) =>
    withQuery('/api/compared-properties', { ids: ids?.join(',') ?? null, after }),
  property,
  /** Deletes the property only if it has no photos. */
  propertyWithoutPhotos: (propertyId: string) =>
    withQuery(property(propertyId), { unless_photos: 'true' }),
  restoreProperty: (propertyId: string) => `${property(propertyId)}/restore`,
  address: (propertyId: string) => `${property(propertyId)}/address`,
  location: (propertyId: string) => `${property(propertyId)}/location`,
  addressFacts: (propertyId: string) => `${property(propertyId)}/address-facts`,
  fireWarnings: (propertyId: string) => `${property(propertyId)}/fire-warnings`,
  notifiedDevices: (propertyId: string) => `${property(propertyId)}/notified-devices`,
  notifiedDevice: (propertyId: string, device: string) =>
    `${property(propertyId)}/notified-devices/${device}`,
  insurerNotices: (propertyId: string) => `${property(propertyId)}/insurer-notices`,
  insurerNotice: (propertyId: string, noticeId: string) =>
    `${property(propertyId)}/insurer-notices/${encodeURIComponent(noticeId)}`,
  insurerLetter: (propertyId: string, noticeId: string) =>
    `${property(propertyId)}/insurer-notices/${encodeURIComponent(noticeId)}/letter`,
  endInsurerReminders: (token: string) => withQuery('/api/insurer-reminders/end', { token }),
  homeVisits: (propertyId: string) => `${property(propertyId)}/home-visits`,
  /** @param day '2026-11-29' */
  homeVisit: (propertyId: string, day: string) => `${property(propertyId)}/home-visits/${day}`,
  myHomeVisits: () => '/api/home-visits',
  openInsurerNotices: () => '/api/insurer-notices',
  endFireWarnings: (token: string) => withQuery('/api/fire-warnings/end', { token }),
  addressFact: (propertyId: string, fact: string) =>
    `${property(propertyId)}/address-facts/${encodeURIComponent(fact)}`,
  imagery: (propertyId: string) => `${property(propertyId)}/imagery`,
  imageryTiles: () => '/api/imagery/tiles',

  photos: (propertyId: string) => `${property(propertyId)}/photos`,
  photo,
  restorePhoto: (propertyId: string, imageId: string) => `${photo(propertyId, imageId)}/restore`,
  placement: (propertyId: string, imageId: string) => `${photo(propertyId, imageId)}/placement`,

  newestAnalysis: (propertyId: string) =>
    withQuery(`${property(propertyId)}/analyses`, { limit: '1' }),
  analysis: (propertyId: string, analysisId: string) =>
    `${property(propertyId)}/analyses/${encodeURIComponent(analysisId)}`,
  upkeep: (propertyId: string) => `${property(propertyId)}/upkeep`,
  upkeepCalendar: (propertyId: string) => `${property(propertyId)}/upkeep-calendar`,
  calendarLink: (propertyId: string) => `${property(propertyId)}/calendar-link`,
  /** @param through the newest result to show; null: the newest there is */
  scoreHistory: (propertyId: string, through: string | null) =>
    withQuery(`${property(propertyId)}/score-history`, { through }),
  milestones: (propertyId: string) => `${property(propertyId)}/milestones`,
  analysisJob: (propertyId: string) => `${property(propertyId)}/analysis-job`,
  cancelAnalysisJob: (propertyId: string) => `${property(propertyId)}/analysis-job/cancel`,

  answers: (propertyId: string) => `${property(propertyId)}/answers`,
  communities: () => '/api/communities',
  community: (communityId: string) => `/api/communities/${encodeURIComponent(communityId)}`,
  communityEntries: (communityId: string, year: number) =>
    `/api/communities/${encodeURIComponent(communityId)}/entries?year=${year}`,
  communityEntry: (communityId: string, entryId: string) =>
    `/api/communities/${encodeURIComponent(communityId)}/entries/${encodeURIComponent(entryId)}`,
  communityPlan: (communityId: string) =>
    `/api/communities/${encodeURIComponent(communityId)}/plan`,
  renewalPackets: (communityId: string) =>
    `/api/communities/${encodeURIComponent(communityId)}/renewal-packets`,
  communityPhotos: (communityId: string) =>
    `/api/communities/${encodeURIComponent(communityId)}/photos`,
  communityPhoto: (communityId: string, photoId: string) =>
    `/api/communities/${encodeURIComponent(communityId)}/photos/${encodeURIComponent(photoId)}`,
  workDays: (communityId: string) =>
    `/api/communities/${encodeURIComponent(communityId)}/work-days`,
  workDay: (communityId: string, workDayId: string) =>
    `/api/communities/${encodeURIComponent(communityId)}/work-days/${encodeURIComponent(workDayId)}`,
  signUpOfWorkDay: (communityId: string, workDayId: string, signUpId: string) =>
    `/api/communities/${encodeURIComponent(communityId)}/work-days/${encodeURIComponent(workDayId)}/sign-ups/${encodeURIComponent(signUpId)}`,
  workDayInvitations: () => '/api/work-day-invitations',
  workDayCalendars: () => '/api/work-day-calendars',
  workDaySignUp: (signUpId: string) => `/api/work-day-sign-ups/${encodeURIComponent(signUpId)}`,
  communityInvitations: () => '/api/community-invitations',
  people: (propertyId: string) => `${property(propertyId)}/people`,
  person: (propertyId: string, personId: string) =>
    `${property(propertyId)}/people/${encodeURIComponent(personId)}`,
  sale: (propertyId: string) => `${property(propertyId)}/sale`,
  handOverLinks: (propertyId: string) => `${property(propertyId)}/hand-over-links`,
  packets: (propertyId: string) => `${property(propertyId)}/disclosure-packets`,
  packetsOfRole: (roleId: string) =>
    `/api/home-roles/${encodeURIComponent(roleId)}/disclosure-packets`,
  saleListsOfRole: (roleId: string) => `/api/home-roles/${encodeURIComponent(roleId)}/sale-lists`,
  saleOfRole: (roleId: string) => `/api/home-roles/${encodeURIComponent(roleId)}/sale`,
  listings: () => '/api/listings',
  homeInvitations: () => '/api/home-invitations',
  homeRoles: () => '/api/home-roles',
  homeRole: (roleId: string) => `/api/home-roles/${encodeURIComponent(roleId)}`,
  homeOfRole: (roleId: string) => `/api/home-roles/${encodeURIComponent(roleId)}/home`,
  homesCommunity: (propertyId: string) => `${property(propertyId)}/community`,
  photoForCommunity: (propertyId: string, imageId: string) =>
    `${property(propertyId)}/community/photos/${encodeURIComponent(imageId)}`,
  amountsForCommunity: (propertyId: string) => `${property(propertyId)}/community/amounts`,

  plan: (propertyId: string) => `${property(propertyId)}/plan`,
  actionDone: (propertyId: string, stepId: string) =>
    `${property(propertyId)}/plan/${encodeURIComponent(stepId)}/done`,
  shareLinks: (propertyId: string) => `${property(propertyId)}/share-links`,
  shareLink: (propertyId: string, linkId: string) =>
    `${property(propertyId)}/share-links/${encodeURIComponent(linkId)}`,
  phoneHandovers: (propertyId: string) => `${property(propertyId)}/phone-handovers`,
  phoneHandover: (propertyId: string, handoverId: string) =>
    `${property(propertyId)}/phone-handovers/${encodeURIComponent(handoverId)}`,
  connectedPhones: () => '/api/connected-phones',
  sharedHome: () => '/api/shared-home',
  sharedHomeViews: () => '/api/shared-home/views',
  reports: (propertyId: string) => `${property(propertyId)}/reports`,
  summaries: (propertyId: string) => `${property(propertyId)}/summaries`,
  letters: (propertyId: string) => `${property(propertyId)}/letters`,
  reportChecks: () => '/api/report-checks',
  disputes: (propertyId: string) => `${property(propertyId)}/disputes`,
  dispute: (propertyId: string, disputeId: string) =>
    `${property(propertyId)}/disputes/${encodeURIComponent(disputeId)}`,

  placeSuggestions: (q: string, session: string) =>
    withQuery('/api/places/suggestions', { q, session }),
  place: (placeId: string, session: string) =>
    withQuery(`/api/places/${encodeURIComponent(placeId)}`, { session }),
  guidance: (hazardTypes: readonly string[]) =>
    withQuery('/api/guidance', { hazard_type: hazardTypes.join(',') }),

  /** @param ticket of an app, which has no cookie; null in a browser */
  realtime: (ticket: string | null) => withQuery('/api/realtime', { ticket }),
  realtimeTickets: () => '/api/realtime/tickets',

  operatorAccess: () => '/api/operations/access',
  operations: () => '/api/operations/overview',
  featuredProperty: () => '/api/operations/featured-property',
  /** @param kind of work, such as `jobs` */
  work: (kind: string, id: string, action: 'retry' | 'discard') =>
    `/api/operations/${kind}/${encodeURIComponent(id)}/${action}`,
  policyReviewStatus: (id: string) => `/api/operations/policy-reviews/${encodeURIComponent(id)}`,
  serverCheck: (check: string) => `/api/operations/checks/${encodeURIComponent(check)}`,
  testImages: () => '/api/operations/test-images',
  testProperty: (propertyId: string) =>
    `/api/operations/test-properties/${encodeURIComponent(propertyId)}`,
  outbox: () => '/api/operations/outbox',
  outboxMail: (id: string) => `/api/operations/outbox/${encodeURIComponent(id)}`,

  startAnalysis: () => '/functions/v1/analyze_v2',
  describePhoto: () => '/functions/v1/analyze-image',
  /** Starts an analysis, as `startAnalysis` does. */
  analyzeByOldName: () => '/functions/v1/analyze',
  signImages: () => '/functions/v1/sign-image',
  leads: () => '/api/leads',
  ownData: () => '/api/my-data',
  policyReview: () => '/functions/v1/send-policy-review',
  googleMapsKey: () => '/functions/v1/get-google-maps-key',
} as const;

function property(propertyId: string): string {
  return `/api/properties/${encodeURIComponent(propertyId)}`;
}

function photo(propertyId: string, imageId: string): string {
  return `${property(propertyId)}/photos/${encodeURIComponent(imageId)}`;
}

/** Leaves out parameters that are null. */
function withQuery(path: string, parameters: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null) query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
