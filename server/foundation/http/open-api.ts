import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import { WEBHOOK_BODIES } from '#contract/operations/webhook-bodies.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { ApiError } from '#contract/wire/errors.ts'
import { PERMISSIONS } from '#contract/wire/permissions.ts'
import { VERSION } from '#contract/wire/version.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { WEBHOOK_DESCRIPTIONS } from '#domain/operations/webhook-events.ts'

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'Administrator credentials are missing or wrong',
  403: 'The role or the API key does not include this',
  404: 'There is nothing at this address',
  409: 'The request contradicts what is stored',
  413: 'The request is too large',
  415: 'This kind of file is not accepted',
  422: 'The Idempotency-Key was used for another request',
  429: 'Too many requests; see Retry-After',
  502: 'The payment provider does not answer',
  503: 'The service is not ready or not configured',
}

/** Returns the OpenAPI 3.1 description of every endpoint, generated from the schemas that check the requests. */
export function describeApi(endpoints: readonly Endpoint[]) {
  const paths: ZodOpenApiPathsObject = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method]: toOperation(endpoint) }
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Moonlit Teepees',
      version: VERSION,
      description:
        'Themes, availability, bookings and payments. Amounts are US dollars as decimal strings; party dates are days in Miami; instants are ISO 8601 in UTC.',
    },
    paths,
    webhooks: Object.fromEntries(WEBHOOK_BODIES.map((one) => [one.event, toWebhook(one)])),
    components: {
      securitySchemes: {
        administrator: {
          type: 'http',
          scheme: 'basic',
          description: 'The credential from POST /api/admin/login, or username and password',
        },
      },
    },
  })
  return { ...document, webhooks: toRequests(document.webhooks) }
}

/** What we send has the form of a response, so it is described as one first. */
function toWebhook({ event, body }: (typeof WEBHOOK_BODIES)[number]): ZodOpenApiPathItemObject {
  return {
    post: {
      summary: textIn('en')(WEBHOOK_DESCRIPTIONS[event]),
      description: 'Signed as in Standard Webhooks: webhook-id, webhook-timestamp and webhook-signature',
      tags: ['API keys and webhooks'],
      responses: { '2XX': { description: 'Received', content: { 'application/json': { schema: body } } } },
    },
  }
}

type Webhooks = NonNullable<ReturnType<typeof createDocument>['webhooks']>

/** Makes requests of these responses. */
function toRequests(webhooks: Webhooks = {}): Webhooks {
  return Object.fromEntries(
    Object.entries(webhooks).map(([event, item]) => {
      const { responses, ...post } = item.post ?? {}
      const { content } = responses?.['2XX'] ?? {}
      const answer = { '2XX': { description: 'Received. After any other answer, it is sent again' } }
      return [event, { post: { ...post, requestBody: { required: true, content }, responses: answer } }]
    }),
  )
}

function toOperation(endpoint: Endpoint): ZodOpenApiOperationObject {
  return {
    operationId: `${endpoint.method}${endpoint.path.replace(/[^a-z0-9]+(\w)/gi, (_, letter: string) => letter.toUpperCase())}`,
    summary: endpoint.summary,
    ...(endpoint.staff
      ? {
          description: `For ${PERMISSIONS[endpoint.staff].join(', ')}; scope of an API key: ${endpoint.staff}${endpoint.alsoRequires ? ` and ${endpoint.alsoRequires}` : ''}${endpoint.asksForPassword ? '. A session that showed no password for ten minutes gets 403 with the code password_needed' : ''}`,
        }
      : {}),
    tags: [endpoint.tag],
    ...(endpoint.staff ? { security: [{ administrator: [] }] } : {}),
    requestParams: {
      ...(endpoint.params ? { path: endpoint.params } : {}),
      ...(endpoint.query ? { query: endpoint.query } : {}),
    },
    ...toRequestBody(endpoint),
    responses: Object.fromEntries([
      ...Object.entries(endpoint.responses).map(([status, schema]) => [
        status,
        { description: 'Success', ...(schema ? { content: { 'application/json': { schema } } } : {}) },
      ]),
      ...[...new Set(endpoint.refusals)].sort().map((status) => [
        String(status),
        {
          description: REFUSALS[status] ?? 'Refused',
          content: { 'application/json': { schema: ApiError } },
        },
      ]),
    ]),
  }
}

function toRequestBody(endpoint: Endpoint) {
  if (endpoint.form)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: endpoint.form } } } }
  if (!endpoint.body) return {}
  return { requestBody: { content: { 'application/json': { schema: endpoint.body } } } }
}
