import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'

const tag = 'Texts'

export const receiveText = endpoint({
  method: 'post',
  path: '/api/twilio/messages',
  summary: 'Receive signed incoming texts from Twilio; each is stored once',
  tag,
  staff: false,
  rawBody: 'application/x-www-form-urlencoded',
  responses: { 204: null },
  refusals: [400, 403, 413],
})
export const noteTextStatus = endpoint({
  method: 'post',
  path: '/api/twilio/status',
  summary: 'Receive signed status updates of texts from Twilio, in any order',
  tag,
  staff: false,
  query: z.object({
    text: z
      .string()
      .max(20)
      .optional()
      .meta({ description: 'The id of the text, as in the callback URL given to Twilio' }),
  }),
  rawBody: 'application/x-www-form-urlencoded',
  responses: { 204: null },
  refusals: [400, 403, 413],
})
