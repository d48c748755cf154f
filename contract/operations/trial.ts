import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { storedId } from '../wire/fields.ts'

/** Trial mode: trying the site as a family would. Everything booked during the trial can be removed without a trace. */
export const Trial = z
  .object({
    isPossible: z.boolean().meta({ description: 'Cards are not charged: the site takes test payments' }),
    bookingIds: z.array(storedId).meta({ description: 'What was booked as a trial, and not removed' }),
  })
  .meta({ id: 'Trial' })
export type Trial = z.infer<typeof Trial>

const tag = 'Settings'
const staff = 'settings'
const path = '/api/admin/setup/trial'

export const readTrial = endpoint({
  method: 'get',
  path,
  summary: 'Whether the site can be tried, and what was booked as a trial',
  tag,
  staff,
  responses: { 200: Trial },
})
export const startTrial = endpoint({
  method: 'post',
  path,
  summary:
    'Begin a trial: what this browser books in the next half hour is one, and is not counted as a visit',
  tag,
  staff,
  responses: { 200: Trial },
  refusals: [409],
})
export const removeTrial = endpoint({
  method: 'delete',
  path,
  summary: 'Remove what was booked as a trial, with its payments, mails and log entries',
  tag,
  staff,
  responses: { 204: null },
  refusals: [409],
})
