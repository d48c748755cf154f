import { describe, expect, it } from 'vitest'
import type { ToStaff } from '#domain/sentences/to-staff.ts'
import { TIMETABLE } from '#server/timetable.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { FOUND } from './finding-sentences.ts'
import { REMEDIES, upgradeTo } from './remedies.ts'

type Valued = {
  [Name in keyof typeof FOUND as Parameters<(typeof FOUND)[Name]> extends [] ? never : Name]: Parameters<
    (typeof FOUND)[Name]
  >
}
/** Sample values of each finding; the compiler requires an entry for every one that takes values. */
const ABOUT: Valued = {
  noResponse: [10],
  notChecked: ['ENOENT'],
  databaseTooOld: ['16.2'],
  fewConnections: [90, 97, 27],
  databaseFine: ['18.1', 12, 97],
  migrationsWaiting: [2],
  migrationsInPlace: [40],
  clocksDiffer: [12],
  diskFree: ['1.5', '/data'],
  storageWorks: [true],
  storageGarbles: [false],
  mailRefused: ['535 Authentication'],
  mailsFailed: [3],
  addressNotWell: ['https://teepees.invalid', 502],
  addressNotReached: ['https://teepees.invalid', 'ECONNREFUSED'],
  addressFine: ['https://teepees.invalid'],
  addressWithoutTls: ['http://teepees.invalid'],
  secretsUnreadable: [2],
  secretsPlain: [2],
  secretsEncrypted: [2],
  noBackupYet: ['/backups'],
  backupOld: [3],
  backupFine: [5],
  jobFailed: [{ en: 'Send mail', es: 'Enviar los correos' }, 'ECONNREFUSED', 2],
}

const found = Object.entries(FOUND).map(([name, tell]): [string, ToStaff] => {
  const about: readonly unknown[] = name in ABOUT ? ABOUT[name as keyof Valued] : []
  return [name, (tell as (...values: readonly unknown[]) => ToStaff)(...about)]
})
const titles = TIMETABLE.map(({ name, title }): [string, ToStaff] => [name, title])

describe.each([
  ...found,
  ...Object.entries<ToStaff>(REMEDIES),
  ['upgradeTo', upgradeTo(17)] as const,
  ...titles,
])('%s', (_, { en, es }) => {
  it('is said in both languages, with the same settings and numbers', () => {
    expect(es).not.toBe(en)
    expect(`${en} ${es}`).not.toMatch(/undefined|null|NaN/)
    expect(englishWordsIn(es)).toEqual([])
    const valuesIn = (text: string) => text.match(/\b[A-Z]+_[A-Z_]+\b|\d+/g)?.toSorted() ?? []
    expect(valuesIn(es)).toEqual(valuesIn(en))
    expect(es.endsWith('.')).toBe(en.endsWith('.'))
  })
})

it('two remedies name what the screens of the outbox are called', () => {
  const { title } = TIMETABLE.find(({ name }) => name === 'backup') ?? {}
  expect(REMEDIES.seeBackupJob.en).toContain(`"${title?.en}"`)
  expect(REMEDIES.seeBackupJob.es).toContain(`"${title?.es}"`)
})
