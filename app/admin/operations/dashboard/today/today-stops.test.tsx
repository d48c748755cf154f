import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageContext } from '#app/lib/language/language.ts'
import { TextContext } from '#app/lib/messages/use-text.ts'
import type { TodayStop } from '#contract/operations/today.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { TodayStops } from './today-stops.tsx'

const stop: TodayStop = {
  bookingId: 12,
  kind: 'setup',
  from: '14:00',
  to: '15:00',
  arrivesAt: '14:10',
  partyStartTime: '17:00',
  customerName: 'Maria Gomez',
  customerPhone: '(305) 555-0123',
  address: '12 Palm Street, Miami, FL 33101',
  themeName: 'Boho Blossom',
  teepees: 2,
  addons: [{ name: 'S’mores Station', quantity: 1 }],
  owedAmount: '110.00',
  crew: 1,
}

it('a stop with add-ons says when the crew comes, what it brings and what is owed', () => {
  const html = renderToString(
    <LanguageContext value="en">
      <TextContext value={textIn('en')}>
        <MemoryRouter>
          <TodayStops stops={[stop]} nothing="Nothing" />
        </MemoryRouter>
      </TextContext>
    </LanguageContext>,
  ).replaceAll('<!-- -->', '')
  for (const words of ['2:00', '3:00', 'S’mores Station', '$110.00', 'Maria Gomez'])
    expect(html).toContain(words)
})
