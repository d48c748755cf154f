import { z } from 'zod'
import { describeCalls } from '../wire/endpoint.ts'

const visitors = describeCalls({ tag: 'Texts', staff: false })

export const receiveText = visitors.post(
  '/api/twilio/messages',
  'Receive signed incoming texts from Twilio; each is stored once',
  { rawBody: 'application/x-www-form-urlencoded', refuses: [400, 403, 413] },
)
export const noteTextStatus = visitors.post(
  '/api/twilio/status',
  'Receive signed status updates of texts from Twilio, in any order',
  {
    query: z.object({
      text: z
        .string()
        .max(20)
        .optional()
        .describe('The id of the text, as in the callback URL given to Twilio'),
    }),
    rawBody: 'application/x-www-form-urlencoded',
    refuses: [403, 413],
  },
)
