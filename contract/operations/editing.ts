import { endpoint } from '../wire/endpoint.ts'
import { idParams } from '../wire/fields.ts'

const editing = {
  path: '/api/bookings/:id/editing',
  tag: 'Events',
  staff: 'bookings:write',
  params: idParams,
  responses: { 204: null },
  refusals: [400, 404],
} as const

/** How often, in seconds, an open form reports that it is being edited. */
export const EDITING_SECONDS = 20

export const publishEditing = endpoint({
  ...editing,
  method: 'put',
  summary: `Tell other staff, with the event editing, that this booking is being edited; repeat every ${EDITING_SECONDS} seconds`,
})
export const endEditing = endpoint({
  ...editing,
  method: 'delete',
  summary: 'Tell other staff that this booking is no longer being edited',
})
