import { useQuery } from '@tanstack/react-query'
import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Pricing } from '#contract/money/pricing.ts'
import { findOldRates } from '#domain/catalogue/pricing/rates-age.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { AutopaySection } from './autopay-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { toDraftPricing } from './draft-pricing.ts'
import { ExampleCard } from './example-card.tsx'
import { PolicySection } from './policy-section.tsx'
import styles from './pricing-card.module.css'
import { PRICING_RULES, type PricingFields, toPricingChange, toPricingFields } from './pricing-fields.ts'
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
function ChangesSections({ form: { input, tick }, summaries }: ChangesProps) {
  const text = useText()
  return (
    <>
      <PricingSection part="changes" summary={summaries.changes}>
        <Switch
          label={text('admin.pricing.changesOrders')}
          hint={text('admin.pricing.changesOrdersHint')}
          {...tick('changesOrders')}
        />
        <FieldRow areNarrow>
          <TextField
            label={text('admin.pricing.changeDaysMore')}
            inputMode="numeric"
            {...input('changeDaysMore')}
          />
          <TextField
            label={text('admin.pricing.changeDaysAddons')}
            inputMode="numeric"
            {...input('changeDaysAddons')}
          />
          <TextField
            label={text('admin.pricing.changeDaysFewer')}
            inputMode="numeric"
            {...input('changeDaysFewer')}
          />
        </FieldRow>
      </PricingSection>
      <PricingSection part="ways" summary={summaries.ways}>
        <Switch
          label={text('admin.pricing.offersCashApp')}
          hint={text('admin.pricing.offersHint')}
          {...tick('offersCashApp')}
        />
        <Switch label={text('admin.pricing.offersKlarna')} {...tick('offersKlarna')} />
        <Switch
          label={text('admin.pricing.offersBankAccount')}
          hint={text('admin.pricing.bankAccountHint')}
          {...tick('offersBankAccount')}
        />
      </PricingSection>
      <PricingSection part="damage" summary={summaries.damage}>
        <AmountField
          label={text('admin.damage.maximum')}
          hint={text('admin.damage.maximumHint')}
          {...input('damageMaximum')}
        />
        <AmountField
          label={text('admin.hold.amount')}
          hint={text('admin.hold.amountHint')}
          {...input('holdAmount')}
        />
      </PricingSection>
    </>
  )
}
