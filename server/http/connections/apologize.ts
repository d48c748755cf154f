import type { ServerResponse } from 'node:http'
import type { Language } from '#domain/text/language.ts'
import { shortRequestId } from '../current-request.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'

const WORDS: Readonly<
  Record<Language, { readonly [Part in 'title' | 'heading' | 'sentence' | 'number']: string }>
> = {
  en: {
    title: 'Please try again',
    heading: 'The lights went out for a moment',
    sentence:
      'We cannot show this page right now. Nothing you entered is lost. Please try again in a minute.',
    number: 'If it happens again, please give us this number:',
  },
  es: {
    title: 'Inténtelo de nuevo',
    heading: 'Se fue la luz por un momento',
    sentence:
      'Ahora mismo no podemos mostrar esta página. No se ha perdido nada de lo que escribió. Inténtelo de nuevo en un minuto.',
    number: 'Si vuelve a pasar, díganos este número:',
  },
}

const STYLE =
  'body{font:18px/1.6 Georgia,serif;background:#fffaf3;color:#2c2140;display:grid;place-items:center;min-height:90vh;text-align:center;padding:1rem}'

type Reader = { readonly requestId: string; readonly language: Language }

/** Responds with 503 and a page that depends on nothing that failed. */
export function apologize(response: ServerResponse, { requestId, language }: Reader): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, {
    ...SECURITY_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '30',
    'X-Request-Id': requestId,
  })
  const words = WORDS[language]
  response.end(`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title>
<style>${STYLE}</style></head>
<body><main><h1>${words.heading}</h1><p>${words.sentence}</p><p><small>${words.number} ${shortRequestId(requestId)}</small></p></main></body></html>`)
}
