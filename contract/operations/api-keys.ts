import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, NAME_MAX, text } from '../wire/fields.ts'
import { SCOPES } from '../wire/permissions.ts'

const scopes = z
  .array(z.enum(SCOPES))
  .min(1, fieldError('accounts.scopeNeeded'))
  .transform((chosen) => [...new Set(chosen)])

export const ApiKey = namedObject('ApiKey', {
  id: z.int(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.string()),
  madeBy: z.string(),
  lastUsedAt: instant.nullable(),
  createdAt: instant,
})
export type ApiKey = z.infer<typeof ApiKey>

const owners = describeCalls({ tag: 'API keys and webhooks', staff: 'integrations' })
export const listApiKeys = owners.get('/api/admin/api-keys', 'List active API keys', {
  returns: z.array(ApiKey),
})
export const createApiKey = owners.post(
  '/api/admin/api-keys',
  'Create an API key; it is returned only once, and sent as Authorization: Bearer',
  {
    body: z.object({ name: text({ required: fieldError('accounts.keyName'), max: NAME_MAX }), scopes }),
    asksForPassword: true,
    respondsWithSecret: true,
    creates: ApiKey.extend({ key: z.string() }),
  },
)
export const revokeApiKey = owners.delete('/api/admin/api-keys/:id', 'Revoke an API key')
