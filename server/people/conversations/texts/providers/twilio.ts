import { createHmac } from 'node:crypto'
import { toGsm } from '#domain/people/conversations/gsm.ts'
import { untilStopped } from '#platform/boot.ts'
import { isSameSecret } from '#server/foundation/secrets/is-same-secret.ts'
import { type OutgoingText, TextInterrupted, TextRefused, type TextTransport } from '../text-transport.ts'

type TwilioKeys = {
  readonly accountSid: string
  readonly authToken: string
  /** A phone number or a messaging service (`MG…`). */
  readonly from: string
  readonly baseUrl: string
}

const PATIENCE_MILLISECONDS = 15_000
/** Allows for a difference between the two clocks. */
const CLOCK_MILLISECONDS = 60_000

type Message = {
  readonly sid: string
  readonly body: string
  readonly direction: string
  readonly num_segments: string | null
  readonly date_created: string
}

/** Sends texts through Twilio's REST API: https://www.twilio.com/docs/messaging/api/message-resource */
export function openTwilio(keys: TwilioKeys, stopping?: AbortSignal): TextTransport {
  const account = `${keys.baseUrl}/2010-04-01/Accounts/${keys.accountSid}`
  const request = async (address: string, form?: URLSearchParams) => {
    const sending = fetch(address, {
      ...(form && { method: 'POST', body: form }),
      headers: {
        Authorization: `Basic ${Buffer.from(`${keys.accountSid}:${keys.authToken}`).toString('base64')}`,
      },
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    }).then(async (response) => ({ response, content: await readJson(response) }))
    try {
      return await untilStopped(sending, stopping)
    } catch (error) {
      throw stopping?.aborted ? new TextInterrupted('The server is stopping', { cause: error }) : error
    }
  }

  return {
    async send(text) {
      const { response, content } = await request(`${account}/Messages.json`, toForm(keys, text))
      if (!response.ok) throw toError(response, content)
      return toTaken(content as Message)
    },
    async findSent({ to, body, since }) {
      const query = new URLSearchParams({ To: to, PageSize: '100' })
      const { response, content } = await request(`${account}/Messages.json?${query}`)
      if (!response.ok) throw toError(response, content)
      const { messages = [] } = content as { messages?: Message[] }
      const earliest = since.getTime() - CLOCK_MILLISECONDS
      return messages
        .filter((one) => toGsm(one.body) === toGsm(body) && one.direction !== 'inbound')
        .filter(({ date_created }) => new Date(date_created).getTime() >= earliest)
        .map(toTaken)
    },
    async findProblem() {
      const { response, content } = await request(`${account}.json`)
      if (!response.ok) return toError(response, content).message
      const { status } = content as { status?: string }
      return status === undefined || status === 'active' ? undefined : `The account is ${status}.`
    },
    isSigned: ({ url, fields, signature }) =>
      isSameSecret(signature, signTwilio(keys.authToken, url, fields)),
  }
}

/** https://www.twilio.com/docs/usage/webhooks/webhooks-security */
function signTwilio(authToken: string, url: string, fields: URLSearchParams): string {
  const names = [...new Set(fields.keys())].sort()
  const signed = names.flatMap((name) =>
    [...new Set(fields.getAll(name))].sort().map((value) => name + value),
  )
  return createHmac('sha1', authToken)
    .update(url + signed.join(''))
    .digest('base64')
}

function toForm({ from }: TwilioKeys, { to, body, statusUrl }: OutgoingText): URLSearchParams {
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  const callback = statusUrl === undefined ? {} : { StatusCallback: statusUrl }
  return new URLSearchParams({ ...sender, To: to, Body: body, ...callback })
}

function toTaken({ sid, num_segments }: Message) {
  const segments = Number(num_segments)
  return { providerId: sid, segments: segments > 0 ? segments : undefined }
}

/** What Twilio says about this particular text is final. Wrong keys can be fixed, and rate limits pass. */
function toError(response: Response, content: unknown): Error {
  const { message, code } = (content ?? {}) as { message?: string; code?: number }
  const sentence = message ?? `Twilio responded ${response.status} ${response.statusText}`.trim()
  const isForGood = response.status === 400 || response.status === 404
  return isForGood ? new TextRefused(sentence, code) : new Error(sentence)
}

async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined)
}
