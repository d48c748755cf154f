import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { selectionProblems } from '#domain/booking/order/selection-rules.ts'
import { pickTexts } from '#domain/foundation/translation/text-in.ts'
import { TEXTS_OF } from './page-texts.ts'

const IMPORT = /^(?:import|export) (?!type )[^'"]*?(?:from )?'(#app\/|\.{1,2}\/)([^']+\.tsx?)'/gm
const ID =
  /['"`]((?:(?:booking|myBooking)\.\w+|waitingPlace|consent|bookingFields|price|shared|statements|ui)\.[\w.-]+)/g
const LATER_STEPS = [
  'steps/details/details-step',
  'steps/payment/payment-step',
  'confirmation/confirmation-step',
]

/** Returns the files loaded with a module, without its dynamic imports. */
function listFiles(entry: string): string[] {
  const files = new Set([entry])
  for (const file of files)
    for (const [, root = '', path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = root === '#app/' ? join('app', path) : join(dirname(file), root, path)
      if (existsSync(imported)) files.add(imported)
    }
  return [...files]
}

/** Returns the text ids in these files that do not start with any of these prefixes. */
function findMissing(entries: readonly string[], areas: readonly string[]): string[] {
  const asked = entries.flatMap(listFiles).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ID)])
  expect(asked.length).toBeGreaterThan(10)
  const ids = asked.map(([, id = '']) => id)
  return [...new Set(ids)].filter((id) => !areas.some((area) => id.startsWith(area)))
}

describe('a page about a booking brings the texts that it shows', () => {
  it.each([
    ['wizard', 'app/booking/wizard-page.tsx'],
    ['success', 'app/booking/success/success-page.tsx'],
    ['own', 'app/booking/my-booking/my-booking-page.tsx'],
    ['waiting', 'app/booking/waiting-list/waiting-list-page.tsx'],
  ] as const)('%s', (page, entry) => {
    expect(findMissing([entry], TEXTS_OF[page])).toEqual([])
  })

  it('and those of the rules for its first step', () => {
    const choices = [
      { teepees: 0, bookingDate: '' },
      { teepees: 7, bookingDate: '2026-12-11' },
    ]
    const problems = choices.flatMap((choice) =>
      Object.values(selectionProblems({ ...choice, themeId: undefined, today: '2026-12-12' }, 6)),
    )
    const texts = pickTexts('en', TEXTS_OF.wizard)
    expect(problems.filter(({ id }) => !texts[id])).toEqual([])
    expect(problems).toHaveLength(6)
  })

  it('later steps of the wizard load theirs', () => {
    const [, loaded = ''] =
      /'virtual:messages\/([^']+)'/.exec(readFileSync('app/booking/later-steps.tsx', 'utf8')) ?? []
    const steps = LATER_STEPS.map((step) => `app/booking/${step}.tsx`)
    expect(findMissing(steps, [...TEXTS_OF.wizard, ...loaded.split('+')])).toEqual([])
  })
})
