import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { email, FREE_TEXT_MAX, instant, NAME_MAX, text } from '../wire/fields.ts'

export const REPLY_MAX = 5000

export const ContactReply = z.object({
  subject: text({ required: fieldError('site.contact.enterSubject'), max: 200 }),
  message: text({ required: fieldError('site.contact.enterMessage'), max: REPLY_MAX }),
})

/** A drafted answer, which a person must read before it is sent. */
export const DraftedAnswer = ContactReply.extend({ by: z.string(), at: instant })
export type DraftedAnswer = z.infer<typeof DraftedAnswer>

export const ContactMessage = namedObject('ContactMessage', {
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: instant,
  responded: z.boolean(),
  draft: DraftedAnswer.optional().describe('Only while a draft reply is waiting to be sent'),
  answer: z.uuid().optional().describe('The reply that was just sent, to undo it'),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const NewContactMessage = z.object({
  name: text({ required: fieldError('site.contact.enterName'), max: NAME_MAX, isLine: true }),
  email: email(),
  subject: text({ required: fieldError('site.contact.enterSubject'), max: 200 }),
  message: text({ required: fieldError('site.contact.enterMessage'), max: FREE_TEXT_MAX }),
})

const tag = 'Messages'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'messages' })
export const sendContactMessage = visitors.post('/api/contact', 'Send a message to the business', {
  body: NewContactMessage,
  creates: ContactMessage,
})
export const listContactMessages = staff.get('/api/contact/submissions', 'List all messages, newest first', {
  returns: z.array(ContactMessage),
})
export const respondToContactMessage = staff.put(
  '/api/contact/submissions/:id/respond',
  'Mark a message as responded',
  { returns: ContactMessage },
)
export const replyToContactMessage = staff.post(
  '/api/contact/submissions/:id/reply',
  'Reply to a message by email and mark it as responded',
  { body: ContactReply, creates: ContactMessage },
)
export const draftContactReply = staff.put(
  '/api/contact/submissions/:id/draft',
  'Save a draft reply to a message, for a person to read, edit and send',
  { body: ContactReply, returns: ContactMessage, refuses: [409] },
)
