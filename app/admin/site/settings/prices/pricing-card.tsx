import type { ReactNode } from 'react'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Pricing } from '#contract/money/pricing.ts'
import { PRICE_PARTS, type PricePart } from '#contract/site/admin-places.ts'
import { findOldRates } from '#domain/catalogue/pricing/rates-age.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { AutopaySection } from './autopay-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { toDraftPricing } from './draft-pricing.ts'
import { ExampleCard } from './example-card.tsx'
import { PolicySection } from './policy-section.tsx'
import { PriceFields } from './price-fields.tsx'
import { PRICING_RULES, type PricingFields, toPricingChange, toPricingFields } from './price-form.ts'
import type { PriceSectionProps } from './price-section-props.ts'
import styles from './pricing-card.module.css'
import { TaxSection } from './tax-section.tsx'
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

/** A chapter with values of the prices' own form. */
type PriceSection = PricePart & keyof PricingFields

const PRICE_SECTIONS: Readonly<Record<PriceSection, (props: PriceSectionProps) => ReactNode>> = {
  delivery: DeliverySection,
  tax: TaxSection,
  policy: PolicySection,
  changes: ({ form }) => (
    <>
      <PriceFields form={form} part="changes" names={['enabled']} />
      <FieldRow areNarrow>
        <PriceFields
          form={form}
          part="changes"
          names={['daysBeforeMore', 'daysBeforeAddons', 'daysBeforeFewer']}
        />
      </FieldRow>
      <PriceFields form={form} part="changes" names={['depositFollowsFrom']} />
    </>
  ),
  ways: ({ form }) => <PriceFields form={form} part="ways" />,
  damage: ({ form }) => (
    <>
      <PriceFields form={form} part="damage" />
      <PriceFields form={form} part="hold" />
    </>
  ),
  autopay: AutopaySection,
}
