import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Pricing } from '#contract/money/pricing.ts'
import { PRICE_PART_NAMES, PRICE_PARTS, type PricePart } from '#contract/site/admin-places.ts'
import { PageLinks } from '../page-links.tsx'
import { PolicyVersionsCard } from './policy-versions-card.tsx'
import { ListTermsCard } from './price-list/list-terms-card.tsx'
import { PriceListCard } from './price-list/price-list-card.tsx'
import { SizesCard } from './price-list/sizes-card.tsx'
import { PricingCard } from './pricing-card.tsx'
import { pricingQuery } from './pricing-queries.ts'
import { summarizePricing } from './summarize-pricing.ts'

/** The chapters of the prices, or one of them, by path. */
export function PricesPage() {
  const text = useText()
  const { part: slug } = useParams()
  const { hash } = useLocation()
  const query = useQuery(pricingQuery)
  // A fragment is from the time when all of them were one page.
  const part = PRICE_PART_NAMES.find((known) => known === (slug ?? hash.slice(1)))
  if (part !== slug)
    return <Navigate to={part ? `/admin/settings/prices/${part}` : '/admin/settings/prices'} replace />
  return (
    <Loaded query={query} height="40rem" failed={text('admin.pricing.loadFailed')}>
      {(pricing) =>
        part ? (
          <RevealTogether key={part} height="40rem">
            <Chapter part={part} pricing={pricing} />
          </RevealTogether>
        ) : (
          <Chapters pricing={pricing} />
        )
      }
    </Loaded>
  )
}

function Chapter({ part, pricing }: { part: PricePart; pricing: Pricing }) {
  if (part === 'rules') return <PriceListCard pricing={pricing} />
  if (part === 'sizes') return <SizesCard />
  if (part === 'list-terms') return <ListTermsCard pricing={pricing} />
  return (
    <>
      <PricingCard part={part} pricing={pricing} />
      {part === 'policy' && <PolicyVersionsCard />}
    </>
  )
}

function Chapters({ pricing }: { pricing: Pricing }) {
  const text = useText()
  const summaries = summarizePricing(pricing, text)
  return (
    <PageLinks
      links={PRICE_PART_NAMES.map((part) => ({
        to: `/admin/settings/prices/${part}`,
        name: text(PRICE_PARTS[part]),
        states: part === 'sizes' ? [] : [summaries[part]],
      }))}
    />
  )
}
