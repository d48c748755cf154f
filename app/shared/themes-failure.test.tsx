import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { ThemesFailure } from './themes-failure.tsx'
import { ENGLISH } from './words/english.ts'
import { SharedWordsContext } from './words/shared-words.ts'
import { SPANISH } from './words/spanish.ts'

describe.each([
  ['English', ENGLISH, textIn('en')],
  ['Spanish', SPANISH, textIn('es')],
] as const)('themes that did not load, in %s', (_, words, text) => {
  const titleFor = (status: number, message: string) => {
    const error = new ApiFailure(status, JSON.stringify({ message }))
    const html = renderToString(
      <SharedWordsContext value={words}>
        <ThemesFailure error={error} onRetry={async () => undefined} />
      </SharedWordsContext>,
    )
    return [words.themesFailure.busyTitle, words.themesFailure.title].filter((title) => html.includes(title))
  }

  it('are told to come in a moment if the server was asked too often', () => {
    expect(titleFor(429, text('service.rateLimited', { seconds: 30 }))).toEqual([
      words.themesFailure.busyTitle,
    ])
  })

  it('are told to be missing for any other reason', () => {
    expect(titleFor(503, text('service.databaseDown'))).toEqual([words.themesFailure.title])
  })
})
