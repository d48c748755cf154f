import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes, routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { calls } from '#contract/calls.ts'
import { message } from '#domain/messages/message.ts'
import { type Refusal, refuse } from '#domain/refusal/refusal.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { accountEndpoints } from './accounts/endpoints.ts'
import { secondFactorEndpoints } from './accounts/second-factor/endpoints.ts'
import { teamEndpoints } from './accounts/team-endpoints.ts'
import { agendaEndpoints } from './agenda/endpoints.ts'
import { areaEndpoints } from './areas/endpoints.ts'
import { assistantEndpoint } from './assistants/endpoint.ts'
import { auditLogEndpoints } from './audit-log/endpoints.ts'
import { familyDamageEndpoints } from './booking-page/damage-endpoints.ts'
import { bookingPageEndpoints } from './booking-page/endpoints.ts'
import { orderChangeEndpoints } from './booking-page/order-change-endpoints.ts'
import { familyVisitEndpoints } from './booking-page/visit-endpoints.ts'
import { busyCalendarEndpoints } from './busy-calendars/endpoints.ts'
import { calendarEndpoints } from './calendar/endpoints.ts'
import { calendarFeedEndpoints } from './calendar-feed/endpoints.ts'
import { campaignEndpoints } from './campaigns/endpoints.ts'
import { catalogueEndpoints } from './catalogue/endpoints.ts'
import { bookingEndpoints } from './checkout/endpoints.ts'
import { staffBookingEndpoints } from './checkout/staff-endpoints.ts'
import type { Context } from './context.ts'
import { couponEndpoints } from './coupons/endpoints.ts'
import { crewEndpoints } from './crew/endpoints.ts'
import { customerEndpoints } from './customers/endpoints.ts'
import { isDatabaseDown } from './database/constraint.ts'
import { doctorEndpoints } from './doctor/endpoints.ts'
import { eventEndpoints } from './events/endpoints.ts'
import { exportEndpoints } from './exports/endpoints.ts'
import { followUpEndpoints } from './follow-ups/endpoints.ts'
import { healthEndpoints } from './health/endpoints.ts'
import { historyEndpoints } from './history/endpoints.ts'
import { apiDocsPage } from './http/api-docs.ts'
import type { AppContext, AppEnvironment } from './http/app-environment.ts'
import { currentRequest, duringRequest, shortRequestId } from './http/current-request.ts'
import { describeApi } from './http/open-api.ts'
import { getLanguage } from './http/reader-language.ts'
import { refusalResponse } from './http/responses.ts'
import { API_CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from './http/security-headers.ts'
import { staffOnly } from './http/sign-in-check.ts'
import { imageEndpoints } from './images/endpoints.ts'
import { importEndpoints } from './imports/endpoints.ts'
import { invoiceEndpoints } from './invoices/endpoints.ts'
import { jobEndpoints } from './jobs/endpoints.ts'
import { keyEndpoints } from './keys/endpoints.ts'
import { kitCareEndpoints } from './kit-care/endpoints.ts'
import { withoutSecrets } from './log.ts'
import { outboxEndpoints } from './mail/endpoints.ts'
import { mailTextEndpoints } from './mail-texts/endpoints.ts'
import { messageEndpoints } from './messages/endpoints.ts'
import { metricsEndpoint } from './metrics/endpoints.ts'
import { newsletterEndpoints } from './newsletter/endpoints.ts'
import { overviewEndpoints } from './overview/endpoints.ts'
import { damageEndpoints } from './payments/damage/endpoints.ts'
import { discrepancyEndpoints } from './payments/discrepancy-endpoints.ts'
import { moneyEndpoints } from './payments/money-endpoints.ts'
import { paymentEndpoints } from './payments/payment-endpoints.ts'
import { pricingEndpoints } from './pricing/endpoints.ts'
import { pushEndpoints } from './push/endpoints.ts'
import { reportEndpoints } from './reports/endpoints.ts'
import { resourceEndpoints } from './resources/endpoints.ts'
import { searchEndpoints } from './search/endpoints.ts'
import { settingsEndpoints } from './settings/endpoints.ts'
import { setupEndpoints } from './setup/endpoints.ts'
import { siteTextEndpoints } from './site-texts/endpoints.ts'
import { StorageFailure } from './storage/storage.ts'
import { termsEndpoints } from './terms-of-service/endpoints.ts'
import { testimonialEndpoints } from './testimonials/endpoints.ts'
import { textEndpoints } from './texts/endpoints.ts'
import { threadEndpoints } from './threads/endpoints.ts'
import { todayEndpoints } from './today/endpoints.ts'
import { type RoutedRequest, routedRequests } from './tracing/routed-requests.ts'
import { translationEndpoints } from './translations/endpoints.ts'
import { trialEndpoints } from './trial/endpoints.ts'
import { visitEndpoints } from './visits/endpoints.ts'
import { waitingListEndpoints } from './waiting-list/endpoints.ts'
import { webhookEndpoints } from './webhooks/endpoints.ts'
import { websitePictureEndpoints } from './website-pictures/endpoints.ts'
import { workEndpoints } from './work/endpoints.ts'

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
  api.notFound((c) => refusalResponse(c, refuse('not_found', message('service.nothingHere'))))
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
    if (caller && c.env?.incoming) {
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
  if (hasCallerLeft(c)) return c.body(null, CALLER_LEFT)
  const requestId = c.get('requestId')
  c.get('ctx').log.error({ requestId, error }, 'A request failed')
  const hint = message('service.tellNumber', { number: shortRequestId(requestId) })
  const outage = getOutage(error)
  if (outage) return refusalResponse(c, refuse('unavailable', [outage.message, hint].flat()))
  const body = {
    message: textIn(getLanguage(c))([message('service.internalFailure'), hint]),
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

/** Returns whether the connection ended before the request was complete, which is not an error of the server. */
function hasCallerLeft(c: AppContext): boolean {
  const incoming = c.env?.incoming
  return incoming?.destroyed === true && !incoming.complete
}

const NO_DATABASE = refuse('unavailable', message('service.databaseDown'))

const NO_STORAGE = refuse('unavailable', message('service.storageDown'))
