import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { idParams, instant, NAME_MAX, text } from '../wire/fields.ts'
import { SCOPES } from '../wire/permissions.ts'

const scopes = z
  .array(z.enum(SCOPES))
  .min(1, fieldError('accounts.scopeNeeded'))
  .transform((chosen) => [...new Set(chosen)])

export const ApiKey = z
  .object({
    id: z.int(),
    name: z.string(),
    prefix: z.string(),
    scopes: z.array(z.string()),
    madeBy: z.string(),
    lastUsedAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKey>

const tag = 'API keys and webhooks'
const staff = 'integrations'
export const listApiKeys = endpoint({
  method: 'get',
  path: '/api/admin/api-keys',
  summary: 'List active API keys',
  tag,
  staff,
  responses: { 200: z.array(ApiKey) },
})
export const createApiKey = endpoint({
  method: 'post',
  path: '/api/admin/api-keys',
  summary: 'Create an API key; it is returned only once, and sent as Authorization: Bearer',
  tag,
  staff,
  asksForPassword: true,
  body: z.object({ name: text({ required: fieldError('accounts.keyName'), max: NAME_MAX }), scopes }),
  responses: { 201: ApiKey.extend({ key: z.string() }) },
  respondsWithSecret: true,
  refusals: [400],
})
export const revokeApiKey = endpoint({
  method: 'delete',
  path: '/api/admin/api-keys/:id',
  summary: 'Revoke an API key',
  tag,
  staff,
  params: idParams,
  responses: { 204: null },
  refusals: [404],
})
