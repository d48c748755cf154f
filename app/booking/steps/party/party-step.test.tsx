import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { StepProps } from '#app/booking/step-props.ts'
import { priceDraft } from '#app/booking/use-order.ts'
import { isPartyChosen } from '#app/booking/use-selection-check.ts'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { type BookingDraft, EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import { DEFAULT_POLICY } from '#domain/catalogue/pricing/default-policy.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { PartyStep } from './party-step.tsx'
import { TeepeeAdvice } from './teepee-advice.tsx'

type Offer = { readonly themes?: readonly Theme[]; readonly mostNights?: number | undefined }

function toStep(changes: Partial<BookingDraft>, { themes = [], mostNights }: Offer): StepProps {
  const draft = { ...EMPTY_DRAFT, ...changes }
  const order: StepProps['order'] = {
    ...priceDraft(draft, themes),
    area: undefined,
    policy: DEFAULT_POLICY,
    waiver: undefined,
    nights: mostNights === undefined ? undefined : { most: mostNights, perTeepeeCents: 3000 },
    isAwaited: false,
  }
  return { draft, order, wizard: { step: 1, problems: {}, attention: 0 } as StepProps['wizard'] }
}

function render(Part: typeof PartyStep, step: StepProps, themes: readonly Theme[] = []): string {
  return renderToString(
    <QueryClientProvider client={createQueryClient({ '/api/themes': themes, '/api/addons': [] })}>
      <TextContexts text={textIn('en')}>
        <Part {...step} />
      </TextContexts>
    </QueryClientProvider>,
  )
}

it.each([
  ['one night, where there are no more', 1, undefined, []],
  ['one night of two', 1, 2, [1, 2]],
  ['two nights, where there is only one now', 2, undefined, [1, 2]],
  ['four nights, where there are only three now', 4, 3, [1, 2, 3, 4]],
])('the nights of a party can be changed: %s', (_, numberOfNights, mostNights, offered) => {
  const html = render(PartyStep, toStep({ numberOfNights }, { mostNights }))
  const nights = [...html.matchAll(/(\d) nights?</g)].map(([, count]) => Number(count))
  expect(nights).toEqual(offered)
})

describe('a theme with at most six teepees', () => {
  const offer = { name: 'Boho Blossom', pricePerTeepee: '75.00', description: '', available: true }
  const themes = [
    { ...offer, id: 1, mostTeepees: 6, packages: [{ teepees: 6, price: '450.00' }] },
    { ...offer, id: 2 },
  ] as unknown as Theme[]
  const MANY = {
    bookingDate: addDays(partyDayAt(new Date()), 7),
    details: { ...EMPTY_DRAFT.details, guestCount: '20' },
  }
  const REFUSAL = 'Maximum 6 teepees allowed'
  const step = (themeId: number | null, numberOfTeepees: number) =>
    toStep({ ...MANY, themeId, numberOfTeepees }, { themes })

  it.each([
    ['it', 1, ['6 teepees, $450.00']],
    ['another theme', 2, ['10 teepees, $750.00', '7 teepees, $525.00']],
    ['no theme yet', null, ['10 teepees, from $750.00', '7 teepees, from $525.00']],
  ])('20 children are proposed what can be booked with %s', (_, themeId, proposals) => {
    const html = render(PartyStep, step(themeId, 4), themes)
    expect([...html.matchAll(/>([^<]* teepees, [^<]*)</g)].map(([, words]) => words)).toEqual(proposals)
  })

  it.each([
    [1, 8, true],
    [1, 6, false],
    [2, 8, false],
    [null, 8, false],
  ])('with theme %o, %i teepees are refused in the first step: %o', (themeId, teepees, isRefused) => {
    const props = step(themeId, teepees)
    expect(render(PartyStep, props, themes).includes(REFUSAL)).toBe(isRefused)
    expect(isPartyChosen(props.draft, props.order)).toBe(themeId !== null && !isRefused)
  })

  it.each([
    [1, 4, 'Take 6 teepees'],
    [1, 6, undefined],
    [1, 8, undefined],
    [2, 6, 'Take 7 teepees'],
  ])('with theme %i and %i teepees, 20 children are offered %o', (themeId, teepees, words) => {
    expect(render(TeepeeAdvice, step(themeId, teepees), themes).match(/Take \d+ teepees/)?.[0]).toBe(words)
  })
})
