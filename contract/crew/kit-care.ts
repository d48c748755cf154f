import { z } from 'zod'
import { CARE_KINDS, NOTED_CARE } from '#domain/crew/kit-care.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { ID_MAX, idParams, instant, wholeNumber } from '../wire/fields.ts'

const Noted = z.object({ at: instant, by: z.string().meta({ description: 'A username' }) })

/** Whether a kind of kit or linen is clean and complete for its next party. */
export const KitCare = z
  .object({
    resourceId: z.int(),
    unchecked: z.object({ count: z.int(), since: instant }).nullable().meta({
      description: 'How many have not been checked since their last party, and when they came back',
    }),
    washed: Noted.nullable(),
    checked: Noted.nullable(),
  })
  .meta({ id: 'KitCare' })
export type KitCare = z.infer<typeof KitCare>

export const CareEntry = z
  .object({
    id: z.int(),
    kind: z.enum(CARE_KINDS),
    quantity: z.int().nullable().meta({ description: 'null: all that were at home' }),
    at: instant,
    by: z.string().meta({ description: 'A username' }),
    bookingId: z.int().nullable().meta({ description: 'The party from which a crew reported it' }),
  })
  .meta({ id: 'CareEntry' })
export type CareEntry = z.infer<typeof CareEntry>

const tag = 'Resources'
export const listKitCare = endpoint({
  method: 'get',
  path: '/api/admin/kit-care',
  summary:
    'List when kits and linens were last washed and checked, and which were not since their last party',
  tag,
  staff: 'calendar',
  responses: { 200: z.array(KitCare) },
})
export const readCareLog = endpoint({
  method: 'get',
  path: '/api/admin/resources/:id/care',
  summary: 'List the log of a kit or linen, newest first: out, back, washed, checked',
  tag,
  staff: 'calendar',
  params: idParams,
  responses: { 200: z.array(CareEntry) },
  refusals: [404],
})
export const logCare = endpoint({
  method: 'post',
  path: '/api/admin/resources/:id/care',
  summary: 'Log that all items at home were washed or checked',
  tag,
  staff: 'calendar',
  params: idParams,
  body: z.object({ kind: z.enum(NOTED_CARE, { error: fieldError('kitCare.kindNeeded') }) }),
  responses: { 201: CareEntry },
  refusals: [400, 404, 409],
})
export const deleteCareEntry = endpoint({
  method: 'delete',
  path: '/api/admin/resources/:id/care/:entryId',
  summary: 'Delete an entry logged by mistake; the crews’ reports stay',
  tag,
  staff: 'calendar',
  params: idParams.extend({ entryId: wholeNumber(undefined, { min: 1, max: ID_MAX }) }),
  responses: { 204: null },
  refusals: [404],
})
