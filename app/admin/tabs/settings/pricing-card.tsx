import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AmountField } from '#app/admin/forms/amount-field.tsx'
import { failureWords, toastFailure } from '#app/admin/forms/failure-words.ts'
import { FieldRow } from '#app/admin/forms/field-row.tsx'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings-form.tsx'
import { toastSaved } from '#app/admin/forms/use-settings-form.ts'
import { useVersionedForm } from '#app/admin/forms/use-versioned-form.ts'
import { api } from '#app/lib/api.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Pricing } from '#contract/pricing.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { oldRatesWarning } from '#domain/pricing/rates-age.ts'
import styles from './pricing-card.module.css'
import { type PricingFields, pricingChangeOf, pricingFieldsOf, pricingProblemsOf } from './pricing-fields.ts'

const pricingQuery = apiQuery('/api/admin/pricing')

/** Delivery, sales tax and the deposit; all of it is off, or as the terms of service say, on a new site. */
export function PricingCard() {
  const { data: pricing, isPending, isFetching, refetch } = useQuery(pricingQuery)
  return (
    <SettingsCard
      title="Delivery, Tax and Deposit"
      hint="Holds for new bookings; those that were made keep their price and their terms. This is not legal advice: ask your accountant which rates and lines are taxable for you."
    >
      {isPending && <SkeletonText lines={6} />}
      {!isPending && !pricing && (
        <LoadFailure words="Failed to load the prices" isRetrying={isFetching} onRetry={refetch} />
      )}
      {pricing && <PricingForm pricing={pricing} />}
    </SettingsCard>
  )
}

function PricingForm({ pricing }: { pricing: Pricing }) {
  const queryClient = useQueryClient()
  const prices = useVersionedForm<Pricing, PricingFields>({
    stored: pricing,
    fieldsOf: (stored) => pricingFieldsOf(stored ?? pricing),
    problemsOf: pricingProblemsOf,
    save: async (fields, version) => {
      const body = { ...pricingChangeOf(fields), ...(version !== undefined && { version }) }
      const saved = await api.put('/api/admin/pricing', { body })
      queryClient.setQueryData(pricingQuery.queryKey, saved)
      return saved
    },
    reload: () => queryClient.fetchQuery({ ...pricingQuery, staleTime: 0 }),
    onSaved: toastSaved,
    onFailed: (error) => toastFailure(failureWords(error)),
  })
  const { text, tick } = prices.form
  const oldRates = oldRatesWarning(pricing.tax, partyDayAt(new Date()))
  return (
    <SettingsForm {...prices} saveLabel="Save Prices">
      {oldRates && (
        <p role="status" className={styles.oldRates}>
          <Icon name="warning" />
          {oldRates}
        </p>
      )}
      <Switch
        label="Charge for delivery"
        hint="By the ZIP code of the party. Families outside the area are asked to call."
        {...tick('chargesDelivery')}
      />
      <FieldRow areNarrow>
        <TextField label="Van starts at ZIP" inputMode="numeric" {...text('depotZip')} />
        <AmountField label="Base fee ($)" {...text('baseFee')} />
        <AmountField label="Per mile ($)" {...text('perMile')} />
      </FieldRow>
      <FieldRow areNarrow>
        <TextField label="Miles in the base fee" inputMode="decimal" {...text('freeMiles')} />
        <TextField label="Miles we go at most" inputMode="decimal" {...text('serviceMiles')} />
        <TextField label="Road factor" inputMode="decimal" {...text('roadFactor')} />
      </FieldRow>
      <TextArea
        label="Fees by ZIP code"
        hint="One a line, such as 33139 40.00. They win over the distance."
        rows={3}
        {...text('zipFees')}
      />
      <Switch
        label="Charge sales tax"
        hint="Florida’s rate and the surtax of the county of the party (Department of Revenue, form DR-15DSS)."
        {...tick('chargesTax')}
      />
      <FieldRow areNarrow>
        <AmountField label="State rate (%)" {...text('statePercent')} />
        <TextField label="Rates checked on" type="date" {...text('ratesCheckedOn')} />
      </FieldRow>
      <TextArea
        label="County rates"
        hint="One a line: county, percent and the first party date, such as Miami-Dade 1.00 2027-01-01."
        rows={3}
        {...text('counties')}
      />
      <Switch
        label="Delivery is taxable"
        hint="It is in Florida where a family cannot decline it (rule 12A-1.045)."
        {...tick('deliveryTaxable')}
      />
      <Switch label="Coupons reduce the taxable amount" {...tick('couponReducesTax')} />
      <FieldRow areNarrow>
        <AmountField label="Deposit (%)" {...text('depositPercent')} />
      </FieldRow>
      <TextArea
        label="Refunds"
        hint="One a line: more than so many days before the party, and the percentage that comes back of what was paid beyond the deposit, such as 14 100.00."
        rows={2}
        {...text('refundSteps')}
      />
    </SettingsForm>
  )
}
