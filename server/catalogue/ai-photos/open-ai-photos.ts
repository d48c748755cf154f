import { get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { isIP } from 'node:net'
import { z } from 'zod'
import { message } from '#domain/foundation/messages/message.ts'
import type { Config } from '#server/config.ts'
import { bareHost, guardedLookup, isReachable } from '#server/foundation/reach/public-address.ts'
import { PhotoFailure } from './photo-failure.ts'

/** Generates one photo from a description. Throws PhotoFailure. */
export type PhotoMaker = { make(prompt: string): Promise<Buffer> }

/** Sizes differ between models; every compatible service supports this one. */
const SIZE = '1024x1024'
const SECONDS_MAX = 150
const BYTES_MAX = 40 * 1024 * 1024

/** Pictures that are not hosted by the service itself must come from the public Internet. */
const INTERNET = { allowsLoopback: false }

const ResponseBody = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})
const Complaint = z.object({ error: z.object({ message: z.string() }) })

/** OpenAI's images API, which many other services implement as well. */
export function openAiPhotos(
  { apiKey, baseUrl, model }: NonNullable<Config['openai']>,
  stopping?: AbortSignal,
): PhotoMaker {
  return {
    async make(prompt) {
      const overdue = AbortSignal.timeout(SECONDS_MAX * 1000)
      const signal = stopping ? AbortSignal.any([stopping, overdue]) : overdue
      const response = await orUnreachable(
        fetch(`${baseUrl.replace(/\/+$/, '')}/images/generations`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ model, prompt, n: 1, size: SIZE }),
          signal,
        }),
      )
      const body: unknown = await response.json().catch(() => undefined)
      if (!response.ok) throw toPhotoFailure(response.status, body)
      const image = ResponseBody.safeParse(body).data?.data[0]
      if (image?.b64_json) return Buffer.from(image.b64_json, 'base64')
      if (image?.url) return download(image.url, baseUrl, signal)
      throw new PhotoFailure(message('aiPhotos.noPicture'), false)
    },
  }
}

function toPhotoFailure(status: number, body: unknown): PhotoFailure {
  const complaint = Complaint.safeParse(body).data?.error.message
  const why = complaint
    ? message('aiPhotos.serviceSays', { text: complaint })
    : message('aiPhotos.serviceStatus', { status })
  return new PhotoFailure(why, [401, 402, 403, 404, 429].includes(status))
}

/**
 * Downloads a picture for which the service only returned a URL. The URL comes from outside and must not lead into the
 * server's own network. The service's own host is trusted, because the operator configured it. Redirects are not
 * followed.
 */
async function download(text: string, baseUrl: string, signal: AbortSignal): Promise<Buffer> {
  const url = URL.parse(text)
  const isOwn = url?.host === new URL(baseUrl).host
  if (!url || !/^https?:$/.test(url.protocol) || !(isOwn || mayLeadOutside(url)))
    throw new PhotoFailure(message('aiPhotos.noAddress'), true)
  return orUnreachable(
    (async () => {
      const response = await open(url, { signal, ...(!isOwn && { lookup: guardedLookup(INTERNET) }) })
      if (response.statusCode !== 200) {
        response.destroy()
        throw new PhotoFailure(message('aiPhotos.notFetched'), false)
      }
      return readAll(response)
    })(),
  )
}

/** Node only looks up host names, so for IP addresses this is the only check. */
function mayLeadOutside(url: URL): boolean {
  const host = bareHost(url)
  return isIP(host) === 0 || isReachable(host, INTERNET)
}

function open(url: URL, options: Parameters<typeof httpGet>[1]): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? httpsGet : httpGet
  return new Promise((resolve, reject) => {
    get(url, { ...options, agent: false }, resolve).on('error', reject)
  })
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > BYTES_MAX) throw new PhotoFailure(message('aiPhotos.tooLarge'), true)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function orUnreachable<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    if (error instanceof PhotoFailure) throw error
    throw new PhotoFailure(message('aiPhotos.unreachable'), true)
  }
}
