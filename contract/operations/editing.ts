import { describeCalls } from '../wire/endpoint.ts'

/** How often, in seconds, an open form reports that it is being edited. */
export const EDITING_SECONDS = 20

const writers = describeCalls({ tag: 'Events', staff: 'bookings:write' })
export const publishEditing = writers.put(
  '/api/bookings/:id/editing',
  `Tell other staff, with the event editing, that this booking is being edited; repeat every ${EDITING_SECONDS} seconds`,
  { refuses: [400] },
)
export const endEditing = writers.delete(
  '/api/bookings/:id/editing',
  'Tell other staff that this booking is no longer being edited',
  { refuses: [400] },
)
