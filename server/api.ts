import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { refuse } from '#domain/refusal.ts'
import { accountEndpoints } from './accounts/endpoints.ts'
import { auditLogEndpoints } from './audit-log/endpoints.ts'
import { agendaEndpoints } from './bookings/agenda-endpoints.ts'
import { bookingEndpoints } from './bookings/endpoints.ts'
import { moneyEndpoints } from './bookings/money-endpoints.ts'
import { paymentEndpoints } from './bookings/payment-endpoints.ts'
import { staffBookingEndpoints } from './bookings/staff-endpoints.ts'
import { calendarEndpoints } from './calendar/endpoints.ts'
import { calendarFeedEndpoints } from './calendar-feed/endpoints.ts'
import { catalogueEndpoints } from './catalogue/endpoints.ts'
import { couponEndpoints } from './coupons/endpoints.ts'
import { isDatabaseDown } from './database/constraint.ts'
import { healthEndpoints } from './health/endpoints.ts'
import { answerRefusal } from './http/answers.ts'
import { apiDocsPage } from './http/api-docs.ts'
import type { AppEnvironment } from './http/app-context.ts'
import { describeApi } from './http/open-api.ts'
import { API_CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from './http/security-headers.ts'
import { endpointsOf } from './http/served-calls.ts'
import { staffOnly } from './http/sign-in-check.ts'
import { imageEndpoints } from './images/endpoints.ts'
import { jobEndpoints } from './jobs/endpoints.ts'
import { withoutSecrets } from './log.ts'
import { outboxEndpoints } from './mail/endpoints.ts'
import { messageEndpoints } from './messages/endpoints.ts'
import { overviewEndpoints } from './overview/endpoints.ts'
import { ownBookingEndpoints } from './own-booking/endpoints.ts'
import { settingsEndpoints } from './settings/endpoints.ts'
import { testimonialEndpoints } from './testimonials/endpoints.ts'
import type { World } from './world.ts'

/** Every call under /api, in one table of contents. */
export function createApi(world: World): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>()

  api.use(async (c, next) => {
    const started = performance.now()
    c.set('world', world)
    c.set('requestId', randomUUID())
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value)
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', API_CONTENT_SECURITY_POLICY)
    c.header('X-Request-Id', c.get('requestId'))
    const milliseconds = Math.round(performance.now() - started)
    const entry = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: withoutSecrets(c.req.path),
      status: c.res.status,
      milliseconds,
    }
    world.log[c.res.status >= 500 ? 'error' : c.res.status >= 400 ? 'info' : 'debug'](entry, 'request')
  })

  healthEndpoints(api)
  accountEndpoints(api)
  // Whatever else lies under /api/admin is the staff's, so that a forgotten check cannot open it.
  api.use('/api/admin/*', staffOnly)
  catalogueEndpoints(api)
  calendarEndpoints(api)
  bookingEndpoints(api)
  staffBookingEndpoints(api)
  agendaEndpoints(api)
  overviewEndpoints(api)
  auditLogEndpoints(api)
  paymentEndpoints(api)
  moneyEndpoints(api)
  ownBookingEndpoints(api)
  calendarFeedEndpoints(api)
  couponEndpoints(api)
  settingsEndpoints(api)
  messageEndpoints(api)
  testimonialEndpoints(api)
  outboxEndpoints(api)
  imageEndpoints(api)
  jobEndpoints(api)

  const endpoints = endpointsOf(api)
  const description = describeApi(endpoints)
  api.get('/api/openapi.json', (c) => c.json(description))
  api.get('/api/docs', (c) => {
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    )
    return c.html(apiDocsPage(endpoints))
  })

  api.notFound((c) => answerRefusal(c, refuse('not_found', 'There is nothing at this address.')))
  api.onError((error, c) => {
    world.log.error({ requestId: c.get('requestId'), error }, 'A request failed')
    if (isDatabaseDown(error)) {
      return answerRefusal(
        c,
        refuse(
          'unavailable',
          'We cannot reach our records right now. Nothing was lost. Please try again in a moment.',
        ),
      )
    }
    return c.json(
      { message: 'Something went wrong on our side. Please try again in a moment.', code: 'internal' },
      500,
    )
  })
  return api
}
