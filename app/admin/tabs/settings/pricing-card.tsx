import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AmountField } from '#app/admin/forms/amount-field.tsx'
import { failureWords, toastFailure } from '#app/admin/forms/failure-words.ts'
import { FieldRow } from '#app/admin/forms/field-row.tsx'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings/settings-form.tsx'
import { toastSaved } from '#app/admin/forms/settings/use-settings-form.ts'
import { useVersionedForm } from '#app/admin/forms/use-versioned-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Pricing } from '#contract/money/pricing.ts'
import { oldRatesWarning } from '#domain/pricing/rates-age.ts'
import { partyDayAt } from '#domain/time/party-day.ts'
import styles from './pricing-card.module.css'
import {
  findPricingProblems,
  type PricingFields,
  toPricingChange,
  toPricingFields,
} from './pricing-fields.ts'
import { policyVersionsQuery, pricingQuery } from './pricing-queries.ts'
import { PRICING_WORDS } from './pricing-words.ts'

/** Delivery, sales tax and the deposit; on a new site all of it is off, or as in the terms of service. */
export function PricingCard() {
  const words = useWords(PRICING_WORDS)
  const { data: pricing, isPending, isFetching, refetch } = useQuery(pricingQuery)
  return (
    <SettingsCard title={words.title} hint={words.hint}>
      {isPending && <SkeletonText lines={6} />}
      {!isPending && !pricing && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      {pricing && <PricingForm pricing={pricing} />}
    </SettingsCard>
  )
}

function PricingForm({ pricing }: { pricing: Pricing }) {
  const words = useWords(PRICING_WORDS)
  const queryClient = useQueryClient()
  const prices = useVersionedForm<Pricing, PricingFields>({
    stored: pricing,
    toFields: (stored) => toPricingFields(stored ?? pricing),
    findProblems: (fields) => findPricingProblems(fields, words),
    save: async (fields, version) => {
      const body = { ...toPricingChange(fields), ...(version !== undefined && { version }) }
      const saved = await api.put('/api/admin/pricing', { body })
      queryClient.setQueryData(pricingQuery.queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: policyVersionsQuery.queryKey })
      return saved
    },
    reload: () => queryClient.fetchQuery({ ...pricingQuery, staleTime: 0 }),
    onSaved: toastSaved,
    onFailed: (error) => toastFailure(failureWords(error)),
  })
  const { text, tick } = prices.form
  const oldRates = oldRatesWarning(pricing.tax, partyDayAt(new Date()), useLanguage())
  return (
    <SettingsForm {...prices} saveLabel={words.save}>
      {oldRates && (
        <p role="status" className={styles.oldRates}>
          <Icon name="warning" />
          {oldRates}
        </p>
      )}
      <Switch label={words.chargesDelivery} hint={words.chargesDeliveryHint} {...tick('chargesDelivery')} />
      <FieldRow areNarrow>
        <TextField label={words.depotZip} inputMode="numeric" {...text('depotZip')} />
        <AmountField label={words.baseFee} {...text('baseFee')} />
        <AmountField label={words.perMile} {...text('perMile')} />
      </FieldRow>
      <FieldRow areNarrow>
        <TextField label={words.freeMiles} inputMode="decimal" {...text('freeMiles')} />
        <TextField label={words.serviceMiles} inputMode="decimal" {...text('serviceMiles')} />
        <TextField label={words.roadFactor} inputMode="decimal" {...text('roadFactor')} />
      </FieldRow>
      <TextArea label={words.rings} hint={words.ringsHint} rows={2} {...text('rings')} />
      <TextArea label={words.zipFees} hint={words.zipFeesHint} rows={3} {...text('zipFees')} />
      <Switch label={words.chargesTax} hint={words.chargesTaxHint} {...tick('chargesTax')} />
      <FieldRow areNarrow>
        <AmountField label={words.statePercent} {...text('statePercent')} />
        <TextField label={words.ratesCheckedOn} type="date" {...text('ratesCheckedOn')} />
      </FieldRow>
      <TextArea label={words.counties} hint={words.countiesHint} rows={3} {...text('counties')} />
      <TextArea label={words.zipCounties} hint={words.zipCountiesHint} rows={2} {...text('zipCounties')} />
      <Switch label={words.themeTaxable} {...tick('themeTaxable')} />
      <Switch label={words.addonsTaxable} {...tick('addonsTaxable')} />
      <Switch label={words.deliveryTaxable} hint={words.deliveryTaxableHint} {...tick('deliveryTaxable')} />
      <Switch label={words.couponReducesTax} {...tick('couponReducesTax')} />
      <FieldRow areNarrow>
        <AmountField label={words.depositPercent} {...text('depositPercent')} />
      </FieldRow>
      <TextArea label={words.refundSteps} hint={words.refundStepsHint} rows={2} {...text('refundSteps')} />
      <FieldRow areNarrow>
        <TextField label={words.rescheduleTimes} inputMode="numeric" {...text('rescheduleTimes')} />
        <TextField label={words.rescheduleDays} inputMode="numeric" {...text('rescheduleDays')} />
      </FieldRow>
      <Switch label={words.changesOrders} hint={words.changesOrdersHint} {...tick('changesOrders')} />
      <FieldRow areNarrow>
        <TextField label={words.changeDaysMore} inputMode="numeric" {...text('changeDaysMore')} />
        <TextField label={words.changeDaysAddons} inputMode="numeric" {...text('changeDaysAddons')} />
        <TextField label={words.changeDaysFewer} inputMode="numeric" {...text('changeDaysFewer')} />
      </FieldRow>
      <Switch label={words.offersCashApp} hint={words.offersHint} {...tick('offersCashApp')} />
      <Switch label={words.offersKlarna} {...tick('offersKlarna')} />
      <Switch label={words.offersBankAccount} hint={words.bankAccountHint} {...tick('offersBankAccount')} />
    </SettingsForm>
  )
}
