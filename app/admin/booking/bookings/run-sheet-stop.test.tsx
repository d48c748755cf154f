import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageContext } from '#app/lib/language/language.ts'
import { TextContext } from '#app/lib/messages/use-text.ts'
import type { Party } from '#contract/crew/agenda.ts'
import { BOOKING_FIELD_NAMES, eachBookingField, formatAnswer } from '#domain/booking/booking-fields.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { SAMPLE_ANSWERS } from '#test/factories/sample-answers.ts'
import { RunSheetStop } from './run-sheet-stop.tsx'

const party: Party = {
  id: 12,
  bookingDate: '2027-02-13',
  customerName: 'Maria Gomez',
  customerPhone: '(305) 555-0123',
  partyAddress: '12 Palm Street',
  city: 'Miami',
  state: 'FL',
  zipCode: '33101',
  themeName: 'Boho Blossom',
  includedItems: [],
  numberOfTeepees: 2,
  guestCount: 6,
  addons: [],
  partyStartTime: '17:00',
  isStartTimeKnown: false,
  deliveryWindow: { from: '14:00', to: '15:00' },
  ...eachBookingField(() => null),
  bookingStatus: 'confirmed',
  owedAmount: '0.00',
}

function render(shown: ReactNode, language: Language = 'en'): string {
  return renderToString(
    <LanguageContext value={language}>
      <TextContext value={textIn(language)}>{shown}</TextContext>
    </LanguageContext>,
  )
}

it.each(BOOKING_FIELD_NAMES)('the run sheet tells the crew about %s', (name) => {
  const html = render(<RunSheetStop party={{ ...party, [name]: SAMPLE_ANSWERS[name] }} />)
  const answer = formatAnswer(name, SAMPLE_ANSWERS[name], textIn('en'))
  expect(html).toContain(`<dt>${textIn('en')(`bookingFields.${name}.staffLabel`)}</dt><dd>${answer}</dd>`)
})

it('the run sheet says until when a party of several nights is', () => {
  const stay = render(<RunSheetStop party={{ ...party, numberOfNights: 2 }} />)
  expect(stay).toContain('2 nights until February 15')
  expect(render(<RunSheetStop party={{ ...party, numberOfNights: 1 }} />)).not.toContain('night')
})

it('the run sheet lists what a theme includes as promised, and as a kit only what is packed', () => {
  const includedItems = ['A teepee for every 2-3 children']
  const promised = render(<RunSheetStop party={{ ...party, includedItems }} />)
  expect(promised).toContain(
    `<dt>Promised to the family</dt><dd><span lang="en">${includedItems[0]}</span></dd>`,
  )
  expect(promised).not.toContain('Theme kit')
  const packing = [{ name: 'Rugs', quantity: 4 }]
  const packed = render(<RunSheetStop party={{ ...party, includedItems, packing }} />)
  expect(packed).toContain('<dt>Theme kit</dt><dd><span lang="en">4 × Rugs</span></dd>')
  expect(packed).not.toContain(includedItems[0])
})

it('the run sheet leaves out what was not told', () => {
  const html = render(<RunSheetStop party={party} />)
  for (const name of BOOKING_FIELD_NAMES)
    expect(html).not.toContain(`<dt>${textIn('en')(`bookingFields.${name}.staffLabel`)}</dt>`)
})

it('the run sheet marks what the owner wrote in English, whatever the language of the admin', () => {
  const addons = [{ addonId: 3, name: 'Fairy Lanterns', quantity: 2 }]
  const html = render(<RunSheetStop party={{ ...party, includedItems: ['Rugs'], addons }} />, 'es')
  for (const text of ['Boho Blossom', 'Rugs', '2 × Fairy Lanterns'])
    expect(html).toContain(`<span lang="en">${text}</span>`)
})
