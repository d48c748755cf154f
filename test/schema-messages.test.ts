import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/text/language.ts'
import { readCatalogue } from '../scripts/messages/catalogues.ts'
import { readLoadedTexts } from '../scripts/messages/messages-plugin.ts'
import { findReachableMessages } from './reachable-messages.ts'

/** What the admin loads when it begins. */
const [, AREAS = ''] =
  /'virtual:messages\/([^']+)'/.exec(readFileSync('app/admin/shell/admin-area.tsx', 'utf8')) ?? []

/** Of what the server stores, schemas have only the names: nothing of these is said about a value. */
const NAMES_ALONE = ['domain/messages/stored-messages.ts', 'domain/payments/discrepancy.ts']

const patterns = [...findReachableMessages('contract', NAMES_ALONE)].map(
  (id) => new RegExp(`^${id.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`),
)
const said = Object.keys(readCatalogue('en')).filter((id) => patterns.some((pattern) => pattern.test(id)))

describe('what the schemas of contract/ say', () => {
  it.each([
    ['in contract/ itself', 'work.endAfterBegin'],
    ['in a rule of a rule', 'rules.validZip'],
    ['put together', 'rules.field.zipCode'],
  ])('is found where it is said %s', (_, id) => {
    expect(said).toContain(id)
  })

  it.each(LANGUAGES)(
    'is loaded by the admin, whose forms say it before anything is sent (%s)',
    (language) => {
      const loaded = readLoadedTexts(AREAS, language)
      expect(said.filter((id) => loaded[id] === undefined)).toEqual([])
    },
  )
})
