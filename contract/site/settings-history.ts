import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { force, instant, language } from '../wire/fields.ts'

const SettingsRevision = namedObject('SettingsRevision', {
  id: z.int().describe('The id of its entry in the audit log'),
  by: z.string(),
  at: instant,
  told: z
    .array(z.object({ text: z.string(), language }))
    .describe('What was changed, in the requested language: one text, in parts of one language each'),
  canBeRestored: z.boolean().describe('False if the caller may not change it'),
})
export type SettingsRevision = z.infer<typeof SettingsRevision>

const staff = describeCalls({ tag: 'Settings', staff: 'settings' })
export const readSettingsHistory = staff.get(
  '/api/admin/settings/history',
  'List the last 100 changes to settings and prices, newest first',
  { inStaffLanguage: true, returns: z.array(SettingsRevision) },
)
export const restoreSettings = staff.post(
  '/api/admin/settings/history/:id/restore',
  'Restore the value before a change; this is recorded as a change of its own',
  {
    body: z.object({ force }).optional(),
    returns: z.array(SettingsRevision),
    refuses: [409],
  },
)
