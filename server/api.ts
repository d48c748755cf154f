import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes, routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { calls } from '#contract/calls.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { overviewEndpoints } from '#server/operations/dashboard/overview/endpoints.ts'
import { todayEndpoints } from '#server/operations/dashboard/today/endpoints.ts'
import { messageEndpoints } from '#server/people/conversations/contact-form/endpoints.ts'
import { savedAnswerEndpoints } from '#server/people/conversations/saved-answers/endpoints.ts'
import { textEndpoints } from '#server/people/conversations/texts/endpoints.ts'
import { threadEndpoints } from '#server/people/conversations/threads/endpoints.ts'
import { termsEndpoints } from './booking/terms-of-service/endpoints.ts'
import { calendarEndpoints } from './calendar/availability/endpoints.ts'
import { busyCalendarEndpoints } from './calendar/busy-calendars/endpoints.ts'
import { resourceEndpoints } from './calendar/resources/endpoints.ts'
import { couponEndpoints } from './catalogue/coupons/endpoints.ts'
import { imageEndpoints } from './catalogue/images/endpoints.ts'
import { catalogueEndpoints } from './catalogue/items/endpoints.ts'
import { pricingEndpoints } from './catalogue/pricing/endpoints.ts'
import { questionEndpoints } from './catalogue/questions/endpoints.ts'
import { translationEndpoints } from './catalogue/translations/endpoints.ts'
import type { Context } from './context.ts'
import { agendaEndpoints } from './crew/agenda/endpoints.ts'
import { calendarFeedEndpoints } from './crew/calendar-feed/endpoints.ts'
import { kitCareEndpoints } from './crew/kit-care/endpoints.ts'
import { crewEndpoints } from './crew/phone/endpoints.ts'
import { websitePictureEndpoints } from './crew/website-pictures/endpoints.ts'
import { workEndpoints } from './crew/work/endpoints.ts'
import { familyDamageEndpoints } from './family/booking-page/damage-endpoints.ts'
import { bookingPageEndpoints } from './family/booking-page/endpoints.ts'
import { orderChangeEndpoints } from './family/booking-page/order-change-endpoints.ts'
import { familyVisitEndpoints } from './family/booking-page/visit-endpoints.ts'
import { bookingEndpoints } from './family/checkout/endpoints.ts'
import { staffBookingEndpoints } from './family/checkout/staff-endpoints.ts'
import { guestListEndpoints } from './family/guest-list/host-endpoints.ts'
import { partyEndpoints } from './family/guest-list/party-endpoints.ts'
import { roomReadyEndpoints } from './family/room-ready/endpoints.ts'
import { trialEndpoints } from './family/trial/endpoints.ts'
import { visitEndpoints } from './family/visits/endpoints.ts'
import { waitingListEndpoints } from './family/waiting-list/endpoints.ts'
import { isDatabaseDown } from './foundation/database/constraint.ts'
import { auditLogEndpoints } from './foundation/events/endpoints.ts'
import { apiDocsPage } from './foundation/http/api-docs.ts'
import type { AppContext, AppEnvironment } from './foundation/http/app-environment.ts'
import {
  currentRequest,
  duringRequest,
  hasCallerLeft,
  shortRequestId,
} from './foundation/http/current-request.ts'
import { describeApi } from './foundation/http/open-api.ts'
import { getReaderLanguage } from './foundation/http/reader-language.ts'
import { refusalResponse } from './foundation/http/responses.ts'
import { API_CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from './foundation/http/security-headers.ts'
import { staffOnly } from './foundation/http/sign-in-check.ts'
import { jobEndpoints } from './foundation/jobs/endpoints.ts'
import { outboxEndpoints } from './foundation/mail/endpoints.ts'
import { StorageFailure } from './foundation/storage/storage.ts'
import { healthEndpoints } from './foundation/telemetry/health-endpoints.ts'
import { metricsEndpoint } from './foundation/telemetry/metrics-endpoints.ts'
import { type RoutedRequest, routedRequests } from './foundation/telemetry/routed-requests.ts'
import { webhookEndpoints } from './foundation/webhooks/endpoints.ts'
import { withoutSecrets } from './log.ts'
import { invoiceEndpoints } from './money/invoices/endpoints.ts'
import { damageEndpoints } from './money/payments/claims/endpoints.ts'
import { discrepancyEndpoints } from './money/payments/discrepancy-endpoints.ts'
import { moneyEndpoints } from './money/payments/money-endpoints.ts'
import { paymentEndpoints } from './money/payments/payment-endpoints.ts'
import { reportEndpoints } from './money/reports/endpoints.ts'
import { assistantEndpoint } from './operations/assistants/endpoint.ts'
import { doctorEndpoints } from './operations/doctor/endpoints.ts'
import { exportEndpoints } from './operations/exports/endpoints.ts'
import { historyEndpoints } from './operations/history/endpoints.ts'
import { importEndpoints } from './operations/imports/endpoints.ts'
import { keyEndpoints } from './operations/keys/endpoints.ts'
import { eventEndpoints } from './operations/live-events/endpoints.ts'
import { pushEndpoints } from './operations/push/endpoints.ts'
import { searchEndpoints } from './operations/search/endpoints.ts'
import { setupEndpoints } from './operations/setup/endpoints.ts'
import { accountEndpoints } from './people/accounts/endpoints.ts'
import { secondFactorEndpoints } from './people/accounts/second-factor/endpoints.ts'
import { teamEndpoints } from './people/accounts/team-endpoints.ts'
import { campaignEndpoints } from './people/campaigns/endpoints.ts'
import { customerEndpoints } from './people/customers/endpoints.ts'
import { followUpEndpoints } from './people/follow-ups/endpoints.ts'
import { mailTextEndpoints } from './people/mail-texts/endpoints.ts'
import { newsletterEndpoints } from './people/newsletter/endpoints.ts'
import { testimonialEndpoints } from './people/testimonials/endpoints.ts'
import { areaEndpoints } from './site/areas/endpoints.ts'
import { settingsEndpoints } from './site/settings/endpoints.ts'
import { siteTextEndpoints } from './site/site-texts/endpoints.ts'

/** Registers every call under /api. */
export function createApi(ctx: Context): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>()

  api.use(finishResponse(ctx))

  healthEndpoints(api)
  accountEndpoints(api)
  // Every other path under /api/admin requires a staff sign-in, so that a forgotten check cannot expose it.
  api.use('/api/admin/*', staffOnly)
  api.use('/api/crew/*', staffOnly)
  secondFactorEndpoints(api)
  teamEndpoints(api)
  catalogueEndpoints(api)
  questionEndpoints(api)
  translationEndpoints(api)
  siteTextEndpoints(api)
  areaEndpoints(api)
  calendarEndpoints(api)
  busyCalendarEndpoints(api)
  bookingEndpoints(api)
  waitingListEndpoints(api)
  staffBookingEndpoints(api)
  agendaEndpoints(api)
  resourceEndpoints(api)
  workEndpoints(api)
  crewEndpoints(api)
  overviewEndpoints(api)
  todayEndpoints(api)
  searchEndpoints(api)
  eventEndpoints(api)
  pushEndpoints(api)
  keyEndpoints(api)
  kitCareEndpoints(api)
  importEndpoints(api)
  exportEndpoints(api)
  setupEndpoints(api)
  trialEndpoints(api)
  auditLogEndpoints(api)
  historyEndpoints(api)
  paymentEndpoints(api)
  moneyEndpoints(api)
  discrepancyEndpoints(api)
  reportEndpoints(api)
  visitEndpoints(api)
  bookingPageEndpoints(api)
  orderChangeEndpoints(api)
  familyVisitEndpoints(api)
  roomReadyEndpoints(api)
  guestListEndpoints(api)
  partyEndpoints(api)
  familyDamageEndpoints(api)
  damageEndpoints(api)
  invoiceEndpoints(api)
  calendarFeedEndpoints(api)
  couponEndpoints(api)
  pricingEndpoints(api)
  termsEndpoints(api)
  settingsEndpoints(api)
  messageEndpoints(api)
  textEndpoints(api)
  threadEndpoints(api)
  savedAnswerEndpoints(api)
  newsletterEndpoints(api)
  followUpEndpoints(api)
  campaignEndpoints(api)
  customerEndpoints(api)
  testimonialEndpoints(api)
  outboxEndpoints(api)
  mailTextEndpoints(api)
  imageEndpoints(api)
  jobEndpoints(api)
  doctorEndpoints(api)
  webhookEndpoints(api)
  websitePictureEndpoints(api)

  assistantEndpoint(api)
  describeItself(api)
  metricsEndpoint(api)
  api.notFound((c) => refusalResponse(c, refuse('not_found', 'service.nothingHere')))
  api.onError((error, c) => failureResponse(c, error))
  return api
}

/** Adds what every response has: security headers, a request id and a line in the log. */
function finishResponse(ctx: Context): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const started = performance.now()
    const caller = currentRequest()
    const requestId = caller?.id ?? randomUUID()
    c.set('ctx', ctx)
    c.set('requestId', requestId)
    // Several routes may match; which one responds is only known afterwards, but it is nearly always the last.
    await duringRequest({ id: requestId, route: matchedRoutes(c).at(-1)?.path ?? '' }, next)
    // A call made while rendering a page shares the page's request id, but the page keeps its own route.
    if (caller && c.env?.outgoing) {
      caller.route = routePath(c).includes('*') ? 'none' : routePath(c)
      routedRequests.publish({ route: caller.route, requestId } satisfies RoutedRequest)
    }
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value)
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', API_CONTENT_SECURITY_POLICY)
    c.header('X-Request-Id', requestId)
    const { method } = c.req
    const path = withoutSecrets(c.req.path)
    const { status } = c.res
    const milliseconds = Math.round(performance.now() - started)
    const level = status >= 500 ? 'error' : status >= 400 ? 'info' : 'debug'
    ctx.log[level]({ requestId, method, path, status, milliseconds }, 'request')
  }
}

/** Serves the API's description to programs and people. */
function describeItself(api: Hono<AppEnvironment>): void {
  // Generated on first use: it takes an eighth of the startup time.
  let description: ReturnType<typeof describeApi> | undefined
  api.get('/api/openapi.json', (c) => {
    description ??= describeApi(calls)
    return c.json(description)
  })
  api.get('/api/docs', (c) => {
    c.header('Content-Security-Policy', DOCS_CONTENT_SECURITY_POLICY)
    return c.html(apiDocsPage(calls))
  })
}

const DOCS_CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

function failureResponse(c: AppContext, error: Error): Response {
  if (hasCallerLeft(c.env?.incoming)) return c.body(null, CALLER_LEFT)
  const requestId = c.get('requestId')
  c.get('ctx').log.error({ requestId, error }, 'A request failed')
  const hint = message('service.tellNumber', { number: shortRequestId(requestId) })
  const outage = getOutage(error)
  if (outage) return refusalResponse(c, refuse('unavailable', [outage.message, hint].flat()))
  const body = {
    message: textIn(getReaderLanguage(c))([message('service.internalFailure'), hint]),
    code: 'internal',
  }
  return c.json(body, 500)
}

/** Returns the refusal for an outage of something that the server depends on; undefined for an error of our own. */
function getOutage(error: Error): Refusal | undefined {
  if (isDatabaseDown(error)) return NO_DATABASE
  return error instanceof StorageFailure ? NO_STORAGE : undefined
}

/** The status nginx logs for this case; no client receives it. */
const CALLER_LEFT = 499 as ContentfulStatusCode

const NO_DATABASE = refuse('unavailable', 'service.databaseDown')

const NO_STORAGE = refuse('unavailable', 'service.storageDown')
