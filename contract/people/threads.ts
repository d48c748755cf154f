import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, pagePlace, pageRequest, storedId, text } from '../wire/fields.ts'
import { REPLY_MAX } from './contact.ts'

/** The maximum length of a text in characters: carriers accept no more. */
export const TEXT_MAX = 1600

const By = z.enum(['mail', 'text'])

/** The messages exchanged with one family, or with an unknown number. */
export const Thread = namedObject('Thread', {
  id: z.string().meta({
    description: 'For a family `c` and its number, otherwise `n` and a number of its own',
    example: 'c12',
  }),
  name: z.string().describe('Empty for a number that belongs to no family'),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  last: z.object({ at: instant, by: By, isFromFamily: z.boolean(), text: z.string() }),
  unread: z.int(),
  unreadTexts: z.int().meta({ description: 'How many of them are texts' }),
})
export type Thread = z.infer<typeof Thread>

export const ThreadPage = z.object({
  threads: z.array(Thread),
  ...pagePlace,
  isSending: z.boolean().describe('False without a provider: texts stay in the outbox'),
})
export type ThreadPage = z.infer<typeof ThreadPage>

export const ThreadEntry = namedObject('ThreadEntry', {
  id: z.string(),
  by: By,
  isFromFamily: z.boolean(),
  kind: z.string().describe('For an email as in the outbox, for a text as in the domain'),
  subject: z.string().nullable(),
  text: z.string().nullable().describe('Null for emails that the site wrote: they are in the outbox'),
  status: z.string(),
  isWaiting: z.boolean().meta({ description: 'Whether it waits for an answer' }),
  author: z.string().nullable(),
  segments: z.int().nullable(),
  at: instant,
})
export type ThreadEntry = z.infer<typeof ThreadEntry>

export const ThreadDetails = namedObject('ThreadDetails', {
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  customerId: z.int().nullable(),
  wantsTexts: z.boolean().describe('Whether the site may text them automatically'),
  hasStoppedTexts: z.boolean(),
  isSending: z.boolean(),
  entries: z.array(ThreadEntry).describe('The latest 200, oldest first'),
  party: z
    .object({ day: z.string(), link: z.string().optional() })
    .optional()
    .describe('The family’s next party; the link to its page is for emails alone'),
  answer: z.uuid().optional().describe('The answer that was just sent, to undo it'),
})
export type ThreadDetails = z.infer<typeof ThreadDetails>

export const NewThreadMessage = z
  .object({ by: By, text: text({ required: fieldError('site.contact.enterMessage'), max: REPLY_MAX }) })
  .refine((message) => message.by === 'mail' || message.text.length <= TEXT_MAX, {
    message: fieldError('texts.tooLong'),
    path: ['text'],
  })

const TextCosts = namedObject('TextCosts', {
  month: z.string().meta({ example: '2027-01' }),
  texts: z.int().describe('Sent in this month, in Miami time'),
  segments: z.int(),
  segmentPrice: z
    .string()
    .nullable()
    .meta({ description: 'In dollars, as the owner typed it', example: '0.0113' }),
  cost: z.string().nullable().describe('In dollars and cents; null without a price'),
})
export type TextCosts = z.infer<typeof TextCosts>

const threadParams = { id: z.string().regex(/^[cn][1-9]\d{0,8}$/) }
const readParams = {
  id: z
    .string()
    .regex(/^[cnmt][1-9]\d{0,8}$/)
    .describe('The id of a thread, or `t` and the number of a text in it, or `m` of a message'),
}
const tag = 'Messages'
const staff = describeCalls({ tag, staff: 'messages' })
const settings = describeCalls({ tag, staff: 'settings' })

export const listThreads = staff.get(
  '/api/admin/threads',
  'List families’ conversations, emails and texts together, those waiting for an answer first',
  {
    query: z.object(pageRequest(100)),
    returns: ThreadPage,
  },
)
export const readThread = staff.get(
  '/api/admin/threads/:id',
  'Get the conversation with a family; a number that now belongs to a family leads to that family',
  { params: readParams, returns: ThreadDetails },
)
export const answerThread = staff.post(
  '/api/admin/threads/:id/messages',
  'Send an email or text to the family; 409 texts_stopped if they opted out of texts',
  { params: threadParams, body: NewThreadMessage, creates: ThreadDetails, refuses: [409] },
)
export const undoAnswer = staff.delete(
  '/api/admin/answers/:id',
  'Undo an answer before it is sent, within ten seconds; what it answered waits again',
  { params: { id: z.uuid() }, refuses: [409] },
)
export const markThreadRead = staff.post(
  '/api/admin/threads/:id/read',
  'Mark the texts of a conversation as read',
  { params: threadParams },
)
export const fileThread = staff.put(
  '/api/admin/threads/:id/customer',
  'Assign the texts of an unknown number to a family',
  { params: threadParams, body: z.object({ customerId: storedId }), returns: ThreadDetails, refuses: [409] },
)
export const readTextCosts = staff.get('/api/admin/text-costs', 'Get the cost of a month’s texts', {
  query: z.object({
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, fieldError('fields.month'))
      .optional(),
  }),
  returns: TextCosts,
})
export const changeTextPrice = settings.put(
  '/api/admin/text-costs/price',
  'Set the price of a text segment; null removes it',
  {
    body: z.object({
      segmentPrice: z
        .string()
        .regex(/^\d(\.\d{1,6})?$/, fieldError('texts.pricePerText'))
        .nullable(),
    }),
    returns: TextCosts,
  },
)
