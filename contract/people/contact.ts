import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { email, FREE_TEXT_MAX, idParams, instant, NAME_MAX, text } from '../wire/fields.ts'

export const REPLY_MAX = 5000

export const ContactReply = z.object({
  subject: text({ required: fieldError('site.contact.enterSubject'), max: 200 }),
  message: text({ required: fieldError('site.contact.enterMessage'), max: REPLY_MAX }),
})

/** A drafted answer, which a person must read before it is sent. */
export const DraftedAnswer = ContactReply.extend({ by: z.string(), at: instant })
export type DraftedAnswer = z.infer<typeof DraftedAnswer>

export const ContactMessage = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    createdAt: instant,
    responded: z.boolean(),
    draft: DraftedAnswer.optional().meta({ description: 'Only while a draft reply is waiting to be sent' }),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof ContactMessage>

export const NewContactMessage = z.object({
  name: text({ required: fieldError('site.contact.enterName'), max: NAME_MAX, isLine: true }),
  email: email(),
  subject: text({ required: fieldError('site.contact.enterSubject'), max: 200 }),
  message: text({ required: fieldError('site.contact.enterMessage'), max: FREE_TEXT_MAX }),
})

const tag = 'Messages'
export const sendContactMessage = endpoint({
  method: 'post',
  path: '/api/contact',
  summary: 'Send a message to the business',
  tag,
  staff: false,
  body: NewContactMessage,
  responses: { 201: ContactMessage },
  refusals: [400],
})
export const listContactMessages = endpoint({
  method: 'get',
  path: '/api/contact/submissions',
  summary: 'List all messages, newest first',
  tag,
  staff: 'messages',
  responses: { 200: z.array(ContactMessage) },
})
export const respondToContactMessage = endpoint({
  method: 'put',
  path: '/api/contact/submissions/:id/respond',
  summary: 'Mark a message as responded',
  tag,
  staff: 'messages',
  params: idParams,
  responses: { 200: ContactMessage },
  refusals: [404],
})
export const replyToContactMessage = endpoint({
  method: 'post',
  path: '/api/contact/submissions/:id/reply',
  summary: 'Reply to a message by email and mark it as responded',
  tag,
  staff: 'messages',
  params: idParams,
  body: ContactReply,
  responses: { 201: ContactMessage },
  refusals: [400, 404],
})
export const draftContactReply = endpoint({
  method: 'put',
  path: '/api/contact/submissions/:id/draft',
  summary: 'Save a draft reply to a message, for a person to read, edit and send',
  tag,
  staff: 'messages',
  params: idParams,
  body: ContactReply,
  responses: { 200: ContactMessage },
  refusals: [400, 404, 409],
})
