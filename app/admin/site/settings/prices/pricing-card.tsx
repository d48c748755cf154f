import { useQuery } from '@tanstack/react-query'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Pricing } from '#contract/money/pricing.ts'
import { findOldRates } from '#domain/catalogue/pricing/rates-age.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { AutopaySection } from './autopay-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { toDraftPricing } from './draft-pricing.ts'
import { ExampleCard } from './example-card.tsx'
import { PolicySection } from './policy-section.tsx'
import { PriceFields } from './price-fields.tsx'
import { PRICING_RULES, type PricingFields, toPricingChange, toPricingFields } from './price-form.ts'
import styles from './pricing-card.module.css'
import { pricingQuery } from './pricing-queries.ts'
import { PricingSection } from './pricing-section.tsx'
import { summarizePricing } from './summarize-pricing.ts'
import { TaxSection } from './tax-section.tsx'
import { useExample } from './use-example.ts'
import { usePricingForm } from './use-pricing-form.ts'
import { useZipAreas } from './use-zip-areas.ts'

/** Delivery, sales tax and the deposit; on a new site they are off, or follow the terms of service. */
export function PricingCard() {
  const text = useText()
  const { data: pricing, isPending, isFetching, refetch } = useQuery(pricingQuery)
  return (
    <SettingsCard title={text('admin.pricing.title')} hint={text('admin.pricing.hint')}>
      {isPending && <SkeletonText lines={6} />}
      {!isPending && !pricing && (
        <LoadFailure words={text('admin.pricing.loadFailed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {pricing && <PricingForm pricing={pricing} />}
    </SettingsCard>
  )
}

function PricingForm({ pricing }: { pricing: Pricing }) {
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
  const summaries = summarizePricing(form.fields, text)
  const oldRates = findOldRates(pricing.tax, partyDayAt(new Date()))
  return (
    <div className={styles.container}>
      <div className={styles.layout}>
        <SettingsForm {...prices} saveLabel={text('admin.pricing.save')}>
          {oldRates && (
            <p role="status" className={styles.oldRates}>
              <Icon name="warning" />
              {text('admin.prices.oldRates', { day: oldRates })}
            </p>
          )}
          <div>
            <DeliverySection
              form={form}
              draft={draft}
              areas={areas}
              zip={example.party.zip}
              onZip={(zip) => example.change({ zip })}
              summary={summaries.delivery}
            />
            <TaxSection form={form} areas={areas} summary={summaries.tax} />
            <PolicySection form={form} draft={draft} example={example} summary={summaries.policy} />
            <ChangesSections form={form} summaries={summaries} />
            <AutopaySection form={form} example={example} summary={summaries.autopay} />
          </div>
        </SettingsForm>
        <ExampleCard {...example} />
      </div>
    </div>
  )
}

type ChangesProps = { form: Form<PricingFields>; summaries: ReturnType<typeof summarizePricing> }

/** What families can change themselves, other ways to pay, and damage claims. */
function ChangesSections({ form, summaries }: ChangesProps) {
  return (
    <>
      <PricingSection part="changes" summary={summaries.changes}>
        <PriceFields form={form} part="changes" names={['enabled']} />
        <FieldRow areNarrow>
          <PriceFields
            form={form}
            part="changes"
            names={['daysBeforeMore', 'daysBeforeAddons', 'daysBeforeFewer']}
          />
        </FieldRow>
      </PricingSection>
      <PricingSection part="ways" summary={summaries.ways}>
        <PriceFields form={form} part="ways" />
      </PricingSection>
      <PricingSection part="damage" summary={summaries.damage}>
        <PriceFields form={form} part="damage" />
        <PriceFields form={form} part="hold" />
      </PricingSection>
    </>
  )
}
