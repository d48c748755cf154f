import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { bareHost, isReachable, lookupFor, type Reach } from '#server/foundation/reach/public-address.ts'

const ANSWER_MILLISECONDS = 10_000

type Post = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** Returns why a webhook URL cannot be used, judging by its text alone; undefined if it can. */
export function urlProblem(text: string, reach: Reach): Message | undefined {
  const url = new URL(text)
  const host = bareHost(url)
  if (url.username || url.password) return message('webhooks.noPasswordInAddress')
  const isLocal =
    reach.allowsLoopback && (host === 'localhost' || (isIP(host) > 0 && isReachable(host, reach)))
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    return message('admin.integrations.httpsNeeded')
  const isInside =
    isIP(host) > 0 ? !isReachable(host, reach) : !isLocal && /^localhost$|\.local(host)?$/.test(host)
  return isInside ? message('webhooks.privateAddress') : undefined
}

/** Posts to another program and returns the response's status. Redirects are not followed. */
export function postWebhook({ url: text, headers, body }: Post, reach: Reach): Promise<number> {
  const url = new URL(text)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const signal = AbortSignal.timeout(ANSWER_MILLISECONDS)
  return new Promise((resolve, reject) => {
    const sent = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        lookup: lookupFor(bareHost(url), reach),
        agent: false,
        signal,
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        // The rest of the response is not needed.
        response.destroy()
      },
    )
    sent.on('error', (error) =>
      reject(signal.aborted ? new Error(`No answer within ${ANSWER_MILLISECONDS / 1000} seconds`) : error),
    )
    sent.end(body)
  })
}
