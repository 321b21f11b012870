import { createAddressFactsRoutes } from './address-facts/index.ts';
import { DssError } from '@dss/domain';
import type { Logger } from 'pino';
import {
  createAccountRoutes,
  createPasskeyRoutes,
  createRemovalRoutes,
  createSecondFactorRoutes,
  createSessionRoutes,
  createSignInRoutes,
  refuseOtherSites,
  type AccountDependencies,
  type SendAccountMail,
} from './accounts/index.ts';
import {
  createAnalysisRoutes,
  createDescriptionRoutes,
  type AnalysisRouteDependencies,
} from './analysis/index.ts';
import type { Changes } from './changes/index.ts';
import {
  createCommunityPlanRoutes,
  createCommunityRoutes,
  type CommunityDependencies,
} from './communities/index.ts';
import { createCorrectionRoutes } from './corrections/index.ts';
import { createPlanRoutes } from './plan/index.ts';
import { createUpkeepRoutes, type UpkeepDependencies } from './upkeep/index.ts';
import { createReportRoutes, type ReportDependencies } from './reports/index.ts';
import { createDeletionRoutes } from './deletion/index.ts';
import { createDiagnosticsRoutes, type DiagnosticsDependencies } from './diagnostics/index.ts';
import { createDocumentationRoutes, describeApi } from './documentation/index.ts';
import { createEnvironmentRoutes, type EnvironmentDependencies } from './environment/index.ts';
import { createKeyRoutes, type KeyDependencies } from './functions/index.ts';
import { createFireWarningRoutes, type HomeWarningsDependencies } from './fire-warnings/index.ts';
import { createGuidanceRoutes } from './guidance/index.ts';
import { createHomeVisitRoutes } from './home-visits/index.ts';
import {
  createInsurerNoticeRoutes,
  createInsurerOutcomeRoutes,
  createInsurerReminderRoutes,
  forgetNotices,
  createInsurersLetterRoutes,
  type InsurerNoticeDependencies,
} from './insurer-notices/index.ts';
import {
  acceptHosts,
  errorResponse,
  allowNativeApps,
  respondWithCached,
  createRouter,
  leadToOrigin,
  limitBody,
  logRequests,
  refuseOtherMethods,
  securityHeaders,
  type Router,
} from './http/index.ts';
import { createLeadRoutes, type LeadDependencies } from './leads/index.ts';
import {
  createAccessRoutes,
  createMetricsRoutes,
  createOperationsRoutes,
  createOverviewRoutes,
  createSpendingRoutes,
  operatorsOnly,
  type CallNotes,
  type MetricsDependencies,
  type OverviewDependencies,
  type Readiness,
} from './operations/index.ts';
import { createOutboxRoutes } from './mail/index.ts';
import { createOwnDataRoutes } from './own-data/index.ts';
import { homePages, wantsPage, type PageRoutes } from './pages/index.ts';
import {
  createPhotoBytesRoutes,
  createPhotoRoutes,
  createSignRoutes,
  type PhotoRouteDependencies,
} from './photos/index.ts';
import {
  createImageryRoutes,
  createPictureRoutes,
  type ImageryRoutesDependencies,
} from './imagery/index.ts';
import { createHomePeopleRoutes, type HomePeopleDependencies } from './home-people/index.ts';
import { createHandoverRoutes } from './phone-handover/index.ts';
import { createPlacesRoutes, type PlacesRoutesDependencies } from './places/index.ts';
import { createPlacementRoutes } from './placements/index.ts';
import {
  createReviewStatusRoutes,
  createPolicyReviewRoutes,
  type PolicyReviewDependencies,
} from './policy-review/index.ts';
import {
  createClaimPages,
  createClaimRoutes,
  createMovingRoutes,
  createPropertyRoutes,
  type ClaimDependencies,
  type PropertyDependencies,
} from './properties/index.ts';
import { limitWrites, type RateLimiter } from './rate-limits/index.ts';
import { createRealtimeRoutes, type RealtimeDependencies } from './realtime/index.ts';
import type { NoteCall } from './telemetry/index.ts';
import { createSaleRoutes } from './sales/index.ts';
import {
  createSharedPhotoRoutes,
  createSharingRoutes,
  type SharedPhotoDependencies,
  type SharingDependencies,
} from './sharing/index.ts';
import { createWorkDayRoutes, type WorkDayRouteDependencies } from './work-days/index.ts';
import { createVisitorRoutes, identifyActor } from './visitors/index.ts';
import { createPushRoutes } from './web-push/index.ts';

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
