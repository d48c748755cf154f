import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Pricing } from '#contract/money/pricing.ts'
import { PRICE_PARTS } from '#contract/site/admin-places.ts'
import { findOldRates } from '#domain/catalogue/pricing/rates-age.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { toDraftPricing } from './draft-pricing.ts'
import { ExampleCard } from './example-card.tsx'
import { PRICING_RULES, toPricingChange, toPricingFields } from './price-form.ts'
import { PRICE_SECTIONS, type PriceSection } from './price-sections.tsx'
import styles from './pricing-card.module.css'
import { useExample } from './use-example.ts'
import { usePricingForm } from './use-pricing-form.ts'
import { useZipAreas } from './use-zip-areas.ts'

/** These do not change what a family pays. */
const WITHOUT_EXAMPLE: readonly PriceSection[] = ['changes', 'ways', 'damage']

type PricingCardProps = { part: PriceSection; pricing: Pricing }

/** A chapter of the prices; on a new site all of them are off, or follow the terms of service. */
export function PricingCard({ part, pricing }: PricingCardProps) {
  const text = useText()
  const prices = usePricingForm(pricing, {
    rules: PRICING_RULES,
    toFields: toPricingFields,
    toChange: toPricingChange,
  })
  const { form } = prices
  const areas = useZipAreas()
  const draft = toDraftPricing(form.fields, pricing)
  const example = useExample(draft, areas)
  const oldRates = part === 'tax' && findOldRates(pricing.tax, partyDayAt(new Date()))
  const Section = PRICE_SECTIONS[part]
  return (
    <SettingsCard title={text(PRICE_PARTS[part])} hint={text('admin.pricing.hint')}>
      <div className={styles.container}>
        <div className={styles.layout} data-alone={WITHOUT_EXAMPLE.includes(part)}>
          <SettingsForm {...prices} saveLabel={text('admin.pricing.save')}>
            {oldRates && (
              <p role="status" className={styles.oldRates}>
                <Icon name="warning" />
                {text('admin.prices.oldRates', { day: oldRates })}
              </p>
            )}
            <Section form={form} draft={draft} areas={areas} example={example} />
          </SettingsForm>
          {!WITHOUT_EXAMPLE.includes(part) && <ExampleCard {...example} />}
        </div>
      </div>
    </SettingsCard>
  )
}
