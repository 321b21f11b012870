import { createAddressFactsRoutes } from './address-facts/routes.ts';
import { DssError } from '@dss/domain';
import type { Logger } from 'pino';
import { createAccountRoutes } from './accounts/account-routes.ts';
import { createPasskeyRoutes } from './accounts/passkey-routes.ts';
import { createRemovalRoutes } from './accounts/removal-routes.ts';
import { createSecondFactorRoutes } from './accounts/second-factor-routes.ts';
import { createSessionRoutes } from './accounts/session-routes.ts';
import { createSignInRoutes } from './accounts/sign-in-routes.ts';
import { refuseOtherSites, type AccountDependencies } from './accounts/call-auth.ts';
import type { SendAccountMail } from './accounts/account-mail.ts';
import { createAnalysisRoutes, type AnalysisRouteDependencies } from './analysis/routes.ts';
import { createDescriptionRoutes } from './analysis/describe-photo.ts';
import type { Changes } from './changes/listen-for-changes.ts';
import { createCommunityPlanRoutes } from './communities/plan-routes.ts';
import { createCommunityPhotoRoutes } from './communities/photo-routes.ts';
import { createRenewalRoutes } from './communities/renewal-routes.ts';
import { createCommunityRoutes, type CommunityDependencies } from './communities/routes.ts';
import { createCorrectionRoutes } from './corrections/routes.ts';
import { createPlanRoutes } from './plan/routes.ts';
import { createUpkeepRoutes, type UpkeepDependencies } from './upkeep/routes.ts';
import { createReportRoutes } from './reports/routes.ts';
import type { ReportDependencies } from './reports/gather-report.ts';
import { createDeletionRoutes } from './deletion/routes.ts';
import { createDiagnosticsRoutes, type DiagnosticsDependencies } from './diagnostics/routes.ts';
import { createDocumentationRoutes } from './documentation/routes.ts';
import { describeApi } from './documentation/describe-api.ts';
import { createEnvironmentRoutes, type EnvironmentDependencies } from './environment/routes.ts';
import { createKeyRoutes, type KeyDependencies } from './functions/key-routes.ts';
import { createFireWarningRoutes } from './fire-warnings/routes.ts';
import type { HomeWarningsDependencies } from './fire-warnings/home-warnings.ts';
import { createGuidanceRoutes } from './guidance/routes.ts';
import { createHomeVisitRoutes } from './home-visits/routes.ts';
import {
  createInsurerNoticeRoutes,
  createInsurerReminderRoutes,
  createInsurersLetterRoutes,
  type InsurerNoticeDependencies,
} from './insurer-notices/routes.ts';
import { createInsurerOutcomeRoutes } from './insurer-notices/outcome-routes.ts';
import { forgetNotices } from './insurer-notices/letters.ts';
import { acceptHosts, allowNativeApps, leadToOrigin } from './http/origin.ts';
import { errorResponse } from './http/error-response.ts';
import { respondWithCached } from './http/cached-text.ts';
import { createRouter, type Router } from './http/router.ts';
import { limitBody } from './http/limit-body.ts';
import { logRequests } from './http/request-log.ts';
import { refuseOtherMethods } from './http/other-methods.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createLeadRoutes, type LeadDependencies } from './leads/routes.ts';
import { createAccessRoutes } from './operations/access-routes.ts';
import { createMetricsRoutes, type MetricsDependencies } from './operations/metrics-routes.ts';
import { createOperationsRoutes } from './operations/routes.ts';
import { createOverviewRoutes, type OverviewDependencies } from './operations/overview-routes.ts';
import { createSpendingRoutes } from './operations/spending-routes.ts';
import { operatorsOnly } from './operations/operators-only.ts';
import type { CallNotes } from './operations/noted-calls.ts';
import type { Readiness } from './operations/readiness.ts';
import { createOutboxRoutes } from './mail/outbox-routes.ts';
import { createOwnDataRoutes } from './own-data/routes.ts';
import { homePages, wantsPage, type PageRoutes } from './pages/routes.ts';
import { createPhotoBytesRoutes } from './photos/bytes-routes.ts';
import { createPhotoRoutes, type PhotoRouteDependencies } from './photos/routes.ts';
import { createSignRoutes } from './photos/sign-routes.ts';
import {
  createImageryRoutes,
  createPictureRoutes,
  type ImageryRoutesDependencies,
} from './imagery/routes.ts';
import { createHomePeopleRoutes, type HomePeopleDependencies } from './home-people/routes.ts';
import { createHandoverRoutes } from './phone-handover/routes.ts';
import { createPlacesRoutes, type PlacesRoutesDependencies } from './places/routes.ts';
import { createPlacementRoutes } from './placements/routes.ts';
import { createReviewStatusRoutes } from './policy-review/status-routes.ts';
import { createPolicyReviewRoutes, type PolicyReviewDependencies } from './policy-review/routes.ts';
import { createClaimPages } from './properties/claim-pages.ts';
import { createClaimRoutes, type ClaimDependencies } from './properties/claim-routes.ts';
import { createMovingRoutes } from './properties/moving-routes.ts';
import { createPropertyRoutes, type PropertyDependencies } from './properties/routes.ts';
import { limitWrites } from './rate-limits/limit-writes.ts';
import type { RateLimiter } from './rate-limits/rate-limiter.ts';
import { createRealtimeRoutes, type RealtimeDependencies } from './realtime/routes.ts';
import type { NoteCall } from './telemetry/call.ts';
import { createSaleRoutes } from './sales/routes.ts';
import { createSharedPhotoRoutes, type SharedPhotoDependencies } from './sharing/shared-photos.ts';
import { createSharingRoutes, type SharingDependencies } from './sharing/routes.ts';
import { createWorkDayRoutes, type WorkDayRouteDependencies } from './work-days/routes.ts';
import { createVisitorRoutes } from './visitors/routes.ts';
import { identifyActor } from './visitors/identify.ts';
import { createPushRoutes } from './web-push/routes.ts';

/** Everything that requests may need, built once in `compose.ts`. */
export interface AppDependencies
  extends
    PropertyDependencies,
    PlacesRoutesDependencies,
    ImageryRoutesDependencies,
    ClaimDependencies,
    PhotoRouteDependencies,
    AnalysisRouteDependencies,
    EnvironmentDependencies,
    KeyDependencies,
    PolicyReviewDependencies,
    LeadDependencies,
    SharingDependencies,
    CommunityDependencies,
    WorkDayRouteDependencies,
    HomePeopleDependencies,
    SharedPhotoDependencies,
    ReportDependencies,
    UpkeepDependencies,
    HomeWarningsDependencies,
    InsurerNoticeDependencies,
    RealtimeDependencies,
    AccountDependencies,
    Omit<DiagnosticsDependencies, 'environment'>,
    MetricsDependencies,
    Pick<OverviewDependencies, 'featuredPropertyId' | 'readOverview'> {
  readonly sendAccountMail: SendAccountMail;
  readonly log: Logger;
  /** Where the outbox is. */
  readonly dataDir: string;
  readonly changes: Changes;
  readonly readiness: Readiness;
  /** Called after every request. */
  readonly noteCall: NoteCall;
  readonly callNotes: CallNotes;
  readonly rateLimiter: RateLimiter;
  /** Whether the request's host name is one of ours. */
  readonly isOurHost: (hostname: string) => boolean;
}

/**
 * The largest that are meant have 200 photos' placements, or a letter. A hostile one costs more: a list in a list, and so on, takes ten
 * times as long to read from 256 kB as from 128 kB. Photos have their own limit.
 */
const maxJsonBytes = 128 * 1024;
/** The button of a claim link sends an empty body. */
const maxClaimBytes = 1024;

/** The API: all routes and the OpenAPI document generated from them. */
export function createApi(dependencies: AppDependencies) {
  const api = createRouter();
  api.use(securityHeaders(dependencies.origin));
  api.use(logRequests(dependencies.log, dependencies.noteCall));
  api.use(acceptHosts(dependencies.isOurHost));
  api.onError(errorResponse);
  for (const path of ['/api/*', '/functions/*', '/photos/*', '/imagery/*']) {
    api.use(path, allowNativeApps(dependencies.nativeOrigins));
  }
  api.use('/api/*', identifyActor(dependencies));
  api.use('/functions/*', identifyActor(dependencies));
  api.use('/claim/*', identifyActor(dependencies));
  api.use('/api/account/*', refuseOtherSites(dependencies));
  for (const path of ['/api/*', '/functions/*', '/claim/*']) {
    api.use(path, limitWrites(api, dependencies));
  }
  api.use('/claim/*', limitBody(maxClaimBytes));
  api.use('/functions/*', limitBody(maxJsonBytes));
  api.on(['POST', 'PATCH'], '/api/*', limitBody(maxJsonBytes));

  // Typed as plain routers: merging the types of all their routes, which nothing uses, takes a fifth of the type check.
  const routers: readonly Router[] = [
    createOperationsRoutes(dependencies.readiness),
    createAccessRoutes(dependencies),
    createMetricsRoutes(dependencies),
    createOverviewRoutes(dependencies),
    createSpendingRoutes(dependencies),
    createEnvironmentRoutes(dependencies),
    createVisitorRoutes(dependencies),
    createSignInRoutes(dependencies),
    createAccountRoutes(dependencies),
    createSessionRoutes(dependencies),
    createSecondFactorRoutes(dependencies),
    createPasskeyRoutes(dependencies),
    createRemovalRoutes(dependencies),
    createMovingRoutes(dependencies),
    createPropertyRoutes(dependencies),
    createPlacesRoutes(dependencies),
    createImageryRoutes(dependencies),
    createClaimRoutes(dependencies),
    createPhotoRoutes(dependencies),
    createSignRoutes(dependencies),
    createPlacementRoutes(dependencies),
    createDeletionRoutes(dependencies),
    createOwnDataRoutes(dependencies),
    createAnalysisRoutes(dependencies),
    createDescriptionRoutes(dependencies),
    createCorrectionRoutes(dependencies),
    createPlanRoutes(dependencies),
    createAddressFactsRoutes(dependencies),
    createFireWarningRoutes(dependencies),
    createPushRoutes(dependencies),
    createHomeVisitRoutes(dependencies),
    createInsurerNoticeRoutes(dependencies),
    createInsurerReminderRoutes(dependencies),
    createInsurersLetterRoutes(dependencies),
    createInsurerOutcomeRoutes(dependencies),
    createSharingRoutes(dependencies),
    createCommunityRoutes(dependencies),
    createCommunityPlanRoutes(dependencies),
    createCommunityPhotoRoutes(dependencies),
    createRenewalRoutes(dependencies),
    createWorkDayRoutes(dependencies),
    createHomePeopleRoutes(dependencies),
    createSaleRoutes(dependencies),
    createHandoverRoutes(dependencies),
    createUpkeepRoutes(dependencies),
    createReportRoutes(dependencies),
    createRealtimeRoutes(dependencies),
    createPolicyReviewRoutes(dependencies),
    createReviewStatusRoutes(dependencies),
    createLeadRoutes(dependencies),
    createOutboxRoutes(dependencies),
    createDiagnosticsRoutes(dependencies),
    createKeyRoutes(dependencies),
    createGuidanceRoutes(dependencies),
  ];
  for (const router of routers) api.route('/', router);

  api.get(
    '/api/openapi.json',
    respondWithCached('application/json', () =>
      JSON.stringify(describeApi(api, dependencies.origin)),
    ),
  );
  api.notFound(refuseOtherMethods(api));
  return api;
}

/** The routes of a worker-only process: liveness, readiness and metrics. */
export function createWorkerApp({
  log,
  noteCall,
  readiness,
  metrics,
}: Pick<AppDependencies, 'log' | 'noteCall' | 'readiness' | 'metrics'>) {
  const app = createRouter();
  app.use(securityHeaders(null));
  app.use(logRequests(log, noteCall));
  app.onError(errorResponse);
  app.route('/', createOperationsRoutes(readiness));
  app.route('/', createMetricsRoutes({ metrics }));
  app.notFound(() => {
    throw new DssError('route_not_found');
  });
  return app;
}

/** The whole product on one port: the API, the photos' bytes, the API documentation, and the web application. */
export function createApp(dependencies: AppDependencies, pages: PageRoutes) {
  const app = createApi(dependencies);
  app.route('/', createPhotoBytesRoutes(dependencies));
  app.route('/', createSharedPhotoRoutes(dependencies));
  app.route('/', createPictureRoutes(dependencies));
  app.route(
    '/',
    createClaimPages(dependencies, pages, (tx, propertyId) =>
      forgetNotices(dependencies, tx, propertyId),
    ),
  );
  app.route('/', createDocumentationRoutes());
  app.use(leadToOrigin(dependencies.origin, wantsPage));
  for (const page of pages.operatorPages) {
    app.use(page, identifyActor(dependencies), operatorsOnly(dependencies));
  }
  for (const page of homePages) app.use(page, identifyActor(dependencies));
  app.route('/', pages.routes);
  app.onError((error, context) => {
    const status = wantsPage(context) ? pages.statusOf(error, context) : null;
    return status === null ? errorResponse(error, context) : pages.answerWithPage(context, status);
  });
  return app;
}
