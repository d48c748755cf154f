import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { ApiError } from '#contract/wire/errors.ts'
import type { RefusalCode } from '#domain/foundation/refusal/refusal.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import type { AppContext } from './app-environment.ts'
import { describeIssue } from './describe-issue.ts'
import type { DetailedRefusal } from './detailed-refusal.ts'
import { getReaderLanguage } from './reader-language.ts'

const STATUS_OF: Record<RefusalCode, ContentfulStatusCode> = {
  invalid: 400,
  amount_too_small: 400,
  amount_too_large: 400,
  signature_invalid: 400,
  unauthorized: 401,
  link_needed: 401,
  second_factor_required: 401,
  key_missing: 401,
  forbidden: 403,
  password_needed: 403,
  not_found: 404,
  coupon_unknown: 404,
  conflict: 409,
  in_use: 409,
  list_closed: 409,
  list_full: 409,
  texts_stopped: 409,
  newer_version: 409,
  price_changed: 409,
  full_payment_needed: 409,
  change_closed: 409,
  dates_full: 409,
  order_unchanged: 422,
  terms_changed: 409,
  outside_area: 409,
  unknown_zip: 409,
  date_unavailable: 409,
  theme_unavailable: 409,
  addon_unavailable: 409,
  breaks_bookings: 409,
  date_available: 409,
  coupon_invalid: 409,
  payment_used: 409,
  has_payments: 409,
  payment_failed: 409,
  too_late: 409,
  already_rescheduled: 409,
  booking_closed: 409,
  too_large: 413,
  unsupported_type: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  provider_down: 502,
  not_configured: 503,
  unavailable: 503,
}

/** An outage mostly ends within seconds: the database restarts, or its standby takes over. */
const OUTAGE_SECONDS = 10

export function refusalResponse(c: AppContext, refusal: DetailedRefusal): Response {
  const wait = refusal.retryAfterSeconds ?? (refusal.code === 'unavailable' ? OUTAGE_SECONDS : undefined)
  if (wait !== undefined) c.header('Retry-After', String(wait))
  const { code, field, details } = refusal
  const message = describeRefusal(getReaderLanguage(c), refusal)
  const body: ApiError = { message, code, ...(field && { errors: [{ path: field, message }] }) }
  return c.json({ ...body, ...details }, STATUS_OF[code])
}

export function invalidResponse(
  c: AppContext,
  error: z.ZodError,
  incomplete?: Endpoint['incomplete'],
): Response {
  const language = getReaderLanguage(c)
  const errors = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: describeIssue(issue, language),
  }))
  const isIncomplete = error.issues.some(({ message }) => incomplete?.missing.includes(message))
  const first = isIncomplete ? incomplete : error.issues[0]
  const body: ApiError = {
    message: first ? describeIssue(first, language) : textIn(language)('api.notValid'),
    code: 'invalid',
    errors,
  }
  return c.json(body, 400)
}
