import { z } from 'zod'
import { CARE_KINDS, NOTED_CARE } from '#domain/crew/kit-care.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, storedId } from '../wire/fields.ts'

const Noted = z.object({ at: instant, by: z.string().describe('A username') })

/** Whether a kind of kit or linen is clean and complete for its next party. */
export const KitCare = namedObject('KitCare', {
  resourceId: z.int(),
  unchecked: z
    .object({ count: z.int(), since: instant })
    .nullable()
    .describe('How many have not been checked since their last party, and when they came back'),
  washed: Noted.nullable(),
  checked: Noted.nullable(),
})
export type KitCare = z.infer<typeof KitCare>

export const CareEntry = namedObject('CareEntry', {
  id: z.int(),
  kind: z.enum(CARE_KINDS),
  quantity: z.int().nullable().describe('null: all that were at home'),
  at: instant,
  by: z.string().describe('A username'),
  bookingId: z.int().nullable().describe('The party from which a crew reported it'),
})
export type CareEntry = z.infer<typeof CareEntry>

const staff = describeCalls({ tag: 'Resources', staff: 'calendar' })
export const listKitCare = staff.get(
  '/api/admin/kit-care',
  'List when kits and linens were last washed and checked, and which were not since their last party',
  { returns: z.array(KitCare) },
)
export const readCareLog = staff.get(
  '/api/admin/resources/:id/care',
  'List the log of a kit or linen, newest first: out, back, washed, checked',
  { returns: z.array(CareEntry) },
)
export const logCare = staff.post(
  '/api/admin/resources/:id/care',
  'Log that all items at home were washed or checked',
  {
    body: z.object({ kind: z.enum(NOTED_CARE, { error: fieldError('kitCare.kindNeeded') }) }),
    creates: CareEntry,
    refuses: [409],
  },
)
export const deleteCareEntry = staff.delete(
  '/api/admin/resources/:id/care/:entryId',
  'Delete an entry logged by mistake; the crews’ reports stay',
  { params: { entryId: storedId } },
)
