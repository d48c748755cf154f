import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { storedId } from '../wire/fields.ts'

/** Trial mode: trying the site as a family would. Everything booked during the trial can be removed without a trace. */
export const Trial = namedObject('Trial', {
  isPossible: z.boolean().describe('Cards are not charged: the site takes test payments'),
  bookingIds: z.array(storedId).describe('The bookings of the trial that were not deleted yet'),
})
export type Trial = z.infer<typeof Trial>

const staff = describeCalls({ tag: 'Settings', staff: 'settings' })
const path = '/api/admin/setup/trial'

export const readTrial = staff.get(path, 'Get whether the site can be tried, and the bookings of the trial', {
  returns: Trial,
})
export const startTrial = staff.post(
  path,
  'Start a trial: this browser’s bookings of the next half hour belong to it, and its visit is not counted',
  { returns: Trial, refuses: [409] },
)
export const removeTrial = staff.delete(
  path,
  'Delete the bookings of the trial, with their payments, emails and log entries',
  { refuses: [409] },
)
