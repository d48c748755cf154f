import type { STAFF_TOOLS } from '#contract/operations/assistants/staff-tools.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { isToolRefusal } from './call-api.ts'
import type { Runs, ToolCall } from './tool-call.ts'

const MESSAGES_MOST = 20

/** What staff's assistants do with an API key. The API checks the scope and names the key in the audit log. */
export const FOR_STAFF: Runs<typeof STAFF_TOOLS> = {
  read_today: (call) =>
    readFor(call, 'read_today', call.callApi('get', '/api/admin/today', { query: call.sent })),
  search_bookings: async (call) => {
    const request = call.callApi('get', '/api/admin/search', { query: call.sent })
    const found = await readFor(call, 'search_bookings', request)
    return isToolRefusal(found) ? found : { found }
  },
  read_messages: async (call) => {
    const messages = await readFor(call, 'read_messages', call.callApi('get', '/api/contact/submissions'))
    if (isToolRefusal(messages)) return messages
    return { messages: messages.filter(({ responded }) => !responded).slice(0, MESSAGES_MOST) }
  },
  draft_answer: draftAnswer,
  hold_day: ({ callApi, sent: { requestKey, ...order } }) => {
    const body = { ...order, bookingStatus: 'pending', ...NOT_DECIDED_HERE }
    const key = typeof requestKey === 'string' ? requestKey : undefined
    return callApi('post', '/api/admin/bookings', { body, idempotencyKey: key })
  },
}

/**
 * Never decided by a program, whatever it sends: overriding a full day, writing to a family, granting a tax exemption.
 */
const NOT_DECIDED_HERE = {
  overrideCapacity: false,
  overrideArea: false,
  sendPaymentLink: false,
  taxExemption: undefined,
}

/** Families' words are passed to a program, so the audit log records the access and its key. */
async function readFor<Answer>({ ctx, keyHolder }: ToolCall, tool: string, request: Promise<Answer>) {
  const result = await request
  if (isToolRefusal(result) || keyHolder?.keyId === undefined) return result
  const { username, keyId } = keyHolder
  const event = { kind: 'integration.assistant-read', actor: username } as const
  await ctx.db.transaction((tx) =>
    recordEvent(tx, { ...event, subjectId: keyId, facts: { kind: 'text', text: tool } }),
  )
  return result
}

async function draftAnswer({ callApi, sent: { messageId, subject, message } }: ToolCall) {
  const drafted = await callApi('put', '/api/contact/submissions/:id/draft', {
    params: { id: messageId },
    body: { subject, message },
  })
  if (isToolRefusal(drafted)) return drafted
  const { id, draft } = drafted
  if (!draft) throw new Error('The draft was not kept')
  return { messageId: id, draft }
}
