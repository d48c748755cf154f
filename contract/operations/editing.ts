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

export const tellEditing = endpoint({
  ...editing,
  method: 'put',
  summary: `Tell the other staff, by the event editing, that this booking is being changed; again every ${EDITING_SECONDS} seconds`,
})
export const endEditing = endpoint({
  ...editing,
  method: 'delete',
  summary: 'Tell the other staff that it is not being changed any more',
})
