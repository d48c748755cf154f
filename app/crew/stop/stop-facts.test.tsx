import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageContext } from '#app/lib/language/language.ts'
import { TextContext } from '#app/lib/messages/use-text.ts'
import type { CrewStop } from '#contract/crew/crew.ts'
import { BOOKING_FIELD_NAMES, eachBookingField, formatAnswer } from '#domain/booking/booking-fields.ts'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { SAMPLE_ANSWERS } from '#test/factories/sample-answers.ts'
import { StopFacts } from './stop-facts.tsx'

const stop: CrewStop = {
  id: '12-setup',
  kind: 'setup',
  crew: 1,
  from: '14:00',
  to: '15:00',
  arrivesAt: '14:00',
  driveMinutes: 16,
  address: '12 Palm Street, Miami, FL 33101',
  customerName: 'Maria Gomez',
  customerPhone: '(305) 555-0123',
  partyStartTime: '17:00',
  themeName: 'Boho Blossom',
  includedItems: [],
  numberOfTeepees: 2,
  guestCount: 6,
  addons: [],
  ...eachBookingField(() => null),
  access: null,
  readiness: null,
  events: [],
}

function render(shown: CrewStop, language: Language = 'en'): string {
  return renderToString(
    <LanguageContext value={language}>
      <TextContext value={textIn(language)}>
        <StopFacts stop={shown} items={[]} hasCall />
      </TextContext>
    </LanguageContext>,
  )
}

for (const language of LANGUAGES)
  it.each(BOOKING_FIELD_NAMES)(`the stop tells the crew about %s (${language})`, (name) => {
    const html = render({ ...stop, [name]: SAMPLE_ANSWERS[name] }, language)
    expect(html).toContain(formatAnswer(name, SAMPLE_ANSWERS[name], textIn(language)))
  })

it('the stop says how many nights the party has, if more than one', () => {
  expect(render({ ...stop, numberOfNights: 2 })).toContain('2 nights')
  expect(render({ ...stop, numberOfNights: 1 })).not.toContain('night')
})

it('lists what a theme includes as promised, not as packed, and only without a packing list', () => {
  const item = 'A teepee for every 2-3 children'
  const includedItems = [item]
  const promised = render({ ...stop, includedItems })
  expect(promised.indexOf('Promised to the family')).toBeGreaterThan(promised.indexOf('Packing list'))
  expect(promised.indexOf(item)).toBeGreaterThan(promised.indexOf('Promised to the family'))
  const packed = render({ ...stop, includedItems, packing: [{ name: 'Rugs', quantity: 4 }] })
  expect(packed).not.toContain('Promised to the family')
  expect(packed).not.toContain(item)
  expect(render(stop)).not.toContain('Promised to the family')
})

it('a room without word is gray where the owner asks, and not mentioned elsewhere', () => {
  expect(render({ ...stop, asksIfReady: true })).toContain('No word about the room')
  expect(render(stop)).not.toContain('No word')
})

it('a day that the phone kept from an earlier release has no such answers, and is shown all the same', () => {
  const { floor: _, stairs: __, ...earlier } = stop
  expect(render(earlier as CrewStop)).toContain('12 Palm Street')
})
