import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { readThemePrices } from '#contract/money/read-price-list.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { DraftPricing } from './draft-pricing.ts'
import { type ExampleParty, type ExamplePrice, priceExample } from './example-party.ts'
import type { ZipAreas } from './use-zip-areas.ts'

const START_ZIP = '33139'
/** The number of teepees of a typical party. */
const USUAL_TEEPEES = 4
const DAYS_AHEAD = 45

export type Example = {
  readonly party: ExampleParty
  readonly themeId: number | undefined
  /** Undefined while the form has invalid input, or nothing is for rent. */
  readonly price: ExamplePrice | undefined
  readonly change: (
    changes: Partial<Pick<ExampleParty, 'zip' | 'teepees' | 'day'>> & { themeId?: number },
  ) => void
}

/** A typical party, priced by the form's current input. */
export function useExample(draft: DraftPricing | undefined, areas: ZipAreas | undefined): Example {
  const { data: themes = [] } = useQuery(themesQuery)
  const [chosen, setChosen] = useState(() => ({
    zip: START_ZIP,
    teepees: USUAL_TEEPEES,
    day: addDays(partyDayAt(new Date()), DAYS_AHEAD),
    themeId: undefined as number | undefined,
  }))
  const theme = themes.find(({ id }) => id === chosen.themeId) ?? themes.find(({ available }) => available)
  const party = {
    ...chosen,
    themeId: theme?.id,
    themeName: theme?.name ?? '',
    ...(theme ? readThemePrices(theme) : { pricePerTeepeeCents: 0 }),
  }
  return {
    party,
    themeId: theme?.id,
    price: draft && areas && theme ? priceExample(party, draft, areas.find) : undefined,
    change: (changes) => setChosen((before) => ({ ...before, ...changes })),
  }
}
