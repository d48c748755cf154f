import { z } from 'zod'
import { imageServiceSays, imageServiceStatus } from '#domain/sentences/to-staff.ts'
import type { Config } from '#server/config.ts'
import { PhotoFailure } from './photo-failure.ts'

/** Generates one photo from a description. Throws PhotoFailure. */
export type PhotoMaker = { make(prompt: string): Promise<Buffer> }

/** Sizes differ between models; every compatible service supports this one. */
const SIZE = '1024x1024'
const SECONDS_MAX = 150
const BYTES_MAX = 40 * 1024 * 1024

type Ask = (url: string, request: RequestInit) => Promise<Response>

const ResponseBody = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})
const Complaint = z.object({ error: z.object({ message: z.string() }) })

/** The images API of OpenAI, which many other services implement too. */
export function openAiPhotos(
  { apiKey, baseUrl, model }: NonNullable<Config['openai']>,
  stopping?: AbortSignal,
): PhotoMaker {
  const ask = (url: string, request: RequestInit) => askWithin(url, request, stopping)
  return {
    async make(prompt) {
      const response = await ask(`${baseUrl.replace(/\/+$/, '')}/images/generations`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ model, prompt, n: 1, size: SIZE }),
      })
      const body: unknown = await response.json().catch(() => undefined)
      if (!response.ok) throw refusalOf(response.status, body)
      const image = ResponseBody.safeParse(body).data?.data[0]
      if (image?.b64_json) return Buffer.from(image.b64_json, 'base64')
      if (image?.url) return download(image.url, ask)
      throw new PhotoFailure('The image service sent no picture. Please try again.', false)
    },
  }
}

function refusalOf(status: number, body: unknown): PhotoFailure {
  const said = Complaint.safeParse(body).data?.error.message
  const why = said ? imageServiceSays(said) : imageServiceStatus(status)
  return new PhotoFailure(why, [401, 402, 403, 404, 429].includes(status))
}

async function download(url: string, ask: Ask): Promise<Buffer> {
  if (!/^https?:\/\//.test(url)) throw new PhotoFailure('The image service sent no usable address.', true)
  const response = await ask(url, {})
  if (!response.ok || !response.body)
    throw new PhotoFailure('The picture could not be fetched from the image service.', false)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > BYTES_MAX) throw new PhotoFailure('The image service sent too large a picture.', true)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function askWithin(
  url: string,
  request: RequestInit,
  stopping: AbortSignal | undefined,
): Promise<Response> {
  const overdue = AbortSignal.timeout(SECONDS_MAX * 1000)
  try {
    return await fetch(url, { ...request, signal: stopping ? AbortSignal.any([stopping, overdue]) : overdue })
  } catch {
    throw new PhotoFailure('The image service cannot be reached right now. Please try again later.', true)
  }
}
