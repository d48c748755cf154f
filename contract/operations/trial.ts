import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { storedId } from '../wire/fields.ts'

/** Trial mode: trying the site as a family would. Everything booked during the trial can be removed without a trace. */
export const Trial = z
  .object({
    isPossible: z.boolean().meta({ description: 'Cards are not charged: the site takes test payments' }),
    bookingIds: z
      .array(storedId)
      .meta({ description: 'The bookings of the trial that were not deleted yet' }),
  })
  .meta({ id: 'Trial' })
export type Trial = z.infer<typeof Trial>

const tag = 'Settings'
const staff = 'settings'
const path = '/api/admin/setup/trial'

export const readTrial = endpoint({
  method: 'get',
  path,
  summary: 'Get whether the site can be tried, and the bookings of the trial',
  tag,
  staff,
  responses: { 200: Trial },
})
export const startTrial = endpoint({
  method: 'post',
  path,
  summary:
    'Start a trial: this browser’s bookings of the next half hour belong to it, and its visit is not counted',
  tag,
  staff,
  responses: { 200: Trial },
  refusals: [409],
})
export const removeTrial = endpoint({
  method: 'delete',
  path,
  summary: 'Delete the bookings of the trial, with their payments, emails and log entries',
  tag,
  staff,
  responses: { 204: null },
  refusals: [409],
})
