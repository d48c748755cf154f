import type { ServerResponse } from 'node:http'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { shortRequestId } from '../current-request.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'

const STYLE =
  'body{font:18px/1.6 Georgia,serif;background:#fffaf3;color:#2c2140;display:grid;place-items:center;min-height:90vh;text-align:center;padding:1rem}'

type PageRequest = { readonly requestId: string; readonly language: Language }

/** Responds with 503 and a page that does not depend on anything that has failed. */
export function sendUnavailablePage(response: ServerResponse, { requestId, language }: PageRequest): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, {
    ...SECURITY_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '30',
    'X-Request-Id': requestId,
  })
  const text = textIn(language)
  response.end(`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text('apology.title')}</title>
<style>${STYLE}</style></head>
<body><main><h1>${text('apology.heading')}</h1><p>${text('apology.sentence')}</p><p><small>${text('apology.number', { number: shortRequestId(requestId) })}</small></p></main></body></html>`)
}
