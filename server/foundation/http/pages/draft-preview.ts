import type { IncomingMessage, ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from '../security-headers.ts'

/** Why a reader may not see the requested draft. */
export type DraftRefusal = { readonly status: number; readonly message: string }

type Preview = {
  readonly html: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly refusal?: DraftRefusal | undefined
}

/** The calls that return a draft to staff who ask for it. */
const WITH_DRAFTS = /^\/api\/(site-texts$|areas\/)/

const PREVIEW = /[?&]preview=(\d{1,9})(?:&|$)/

/**
 * Returns the version that staff want to preview, as in `/?preview=7`. Without a credential, the URL is that of the
 * ordinary page.
 */
export function readPreview({ method, url = '', headers }: IncomingMessage): string | undefined {
  return method === 'GET' && headers.authorization !== undefined ? PREVIEW.exec(url)?.[1] : undefined
}

/** Returns a request that renders a page with a draft, for one reader. */
export function previewRequest(page: string, version: string, { headers }: IncomingMessage): Request {
  return new Request(`http://localhost${page}?preview=${version}`, {
    headers: { Authorization: headers.authorization ?? '' },
  })
}

/** Returns how a page being rendered makes an API call: with the draft and the credential, if the request has them. */
export function draftCall(request: Request, path: string) {
  const preview = PREVIEW.exec(new URL(request.url).search)?.[1]
  const authorization = request.headers.get('authorization')
  if (preview === undefined || authorization === null || !WITH_DRAFTS.test(path)) return undefined
  return { path: `${path}?preview=${preview}`, authorization }
}

export function sendPreview(response: ServerResponse, { html, status, headers, refusal }: Preview): void {
  const kept = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  if (!refusal) return void response.writeHead(status, { ...headers, ...kept }).end(html)
  const type = { 'Content-Type': 'text/plain; charset=utf-8' }
  response.writeHead(refusal.status, { ...SECURITY_HEADERS, ...kept, ...type }).end(`${refusal.message}\n`)
}
