import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, instant, language } from '../wire/fields.ts'

const SettingsRevision = z
  .object({
    id: z.int().meta({ description: 'The id of its entry in the audit log' }),
    by: z.string(),
    at: instant,
    told: z.array(z.object({ text: z.string(), language })).meta({
      description: 'What was changed, in the requested language: one text, in parts of one language each',
    }),
    canBeRestored: z.boolean().meta({ description: 'False if the caller may not change it' }),
  })
  .meta({ id: 'SettingsRevision' })
export type SettingsRevision = z.infer<typeof SettingsRevision>

const tag = 'Settings'
const staff = 'settings'
export const readSettingsHistory = endpoint({
  method: 'get',
  path: '/api/admin/settings/history',
  summary: 'List the last 100 changes to settings and prices, newest first',
  tag,
  staff,
  responses: { 200: z.array(SettingsRevision) },
})
export const restoreSettings = endpoint({
  method: 'post',
  path: '/api/admin/settings/history/:id/restore',
  summary: 'Restore the value before a change; this is recorded as a change of its own',
  tag,
  freesPlaces: true,
  staff,
  params: idParams,
  body: z
    .object({
      force: z.boolean().optional().meta({
        description: 'Save although it breaks booked days; staff have seen which',
      }),
    })
    .optional(),
  responses: { 200: z.array(SettingsRevision) },
  refusals: [400, 404, 409],
})
