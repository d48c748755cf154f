import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { readCatalogue } from '../scripts/messages/catalogues.ts'
import { readLoadedTexts } from '../scripts/messages/messages-plugin.ts'
import { findReachableMessages } from './reachable-messages.ts'

/** The validation messages the admin loads at startup. */
const [, AREAS = ''] =
  /'virtual:messages\/([^']+)'/.exec(readFileSync('app/admin/shell/admin-area.tsx', 'utf8')) ?? []

/** Schemas only use names from these files for what the server stores; their messages are never about a value. */
const NAMES_ALONE = ['domain/foundation/messages/stored-messages.ts', 'domain/money/payments/discrepancy.ts']

const patterns = [...findReachableMessages('contract', NAMES_ALONE)].map(
  (id) => new RegExp(`^${id.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`),
)
const said = Object.keys(readCatalogue('en')).filter((id) => patterns.some((pattern) => pattern.test(id)))

describe('the messages of the schemas in contract/', () => {
  it.each([
    ['in contract/ itself', 'work.endAfterBegin'],
    ['in a rule of a rule', 'rules.validZip'],
    ['put together', 'rules.field.zipCode'],
    ['at a described value', 'pricing.factor'],
    ['at a described setting', 'settings.wholeParties'],
  ])('are found where they are declared %s', (_, id) => {
    expect(said).toContain(id)
  })

  it.each(LANGUAGES)(
    'are loaded by the admin, whose forms show them before anything is sent (%s)',
    (language) => {
      const loaded = readLoadedTexts(AREAS, language)
      expect(said.filter((id) => loaded[id] === undefined)).toEqual([])
    },
  )
})
