import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { TextContexts } from './text-contexts.tsx'
import { ThemesFailure } from './themes-failure.tsx'

describe.each([
  ['English', textIn('en')],
  ['Spanish', textIn('es')],
] as const)('themes that did not load, in %s', (_, text) => {
  const [busy, missing] = [text('shared.themesFailure.busyTitle'), text('shared.themesFailure.title')]
  const titleFor = (status: number, message: string) => {
    const error = new ApiFailure(status, JSON.stringify({ message }))
    const html = renderToString(
      <TextContexts text={text}>
        <ThemesFailure error={error} onRetry={async () => undefined} />
      </TextContexts>,
    )
    return [busy, missing].filter((title) => html.includes(title))
  }

  it('are told to come in a moment if the server was asked too often', () => {
    expect(titleFor(429, text('service.rateLimited', { seconds: 30 }))).toEqual([busy])
  })

  it('are told to come in a moment if a proxy mentions a rate limit', () => {
    expect(titleFor(503, 'Upstream rate limit exceeded')).toEqual([busy])
  })

  it('are told to be missing for any other reason', () => {
    expect(titleFor(503, text('service.databaseDown'))).toEqual([missing])
  })
})
