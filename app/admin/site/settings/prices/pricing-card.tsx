import loadAutopayTexts from 'virtual:messages/autopay'
import { type ReactNode, useId } from 'react'
import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { getPart } from '#app/admin/kit/forms/form-inputs.ts'
import { RowsField } from '#app/admin/kit/forms/rows/rows-field.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { Pricing } from '#contract/money/pricing.ts'
import { PRICE_PARTS, type PricePart } from '#contract/site/admin-places.ts'
import { findOldRates } from '#domain/catalogue/pricing/rates-age.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { toTime } from '#domain/foundation/time/time-of-day.ts'
import { offerAutopay } from '#domain/money/payments/autopay.ts'
import { toDraftPricing } from './draft-pricing.ts'
import { ExampleCard } from './example-card.tsx'
import { DepositPicture, RefundPicture } from './policy-pictures.tsx'
import { PriceFields } from './price-fields.tsx'
import { PRICING_RULES, type PricingFields, toPricingChange, toPricingFields } from './price-form.ts'
import type { PriceSectionProps } from './price-section-props.ts'
import styles from './pricing-card.module.css'
import { TaxSection } from './tax-section.tsx'
import { type Example, useExample } from './use-example.ts'
import { usePricingForm } from './use-pricing-form.ts'
import { useZipAreas } from './use-zip-areas.ts'
import { ZipFees } from './zip-fees.tsx'

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

const NO_STEP = { daysBefore: '', percent: '' }

/** The deposit, and the refund for a cancellation by day. */
function PolicySection({ form, draft, example: { party, price } }: PriceSectionProps) {
  const text = useText()
  const { rows } = getPart(form, 'policy')
  return (
    <>
      <FieldRow areNarrow>
        <PriceFields form={form} part="policy" />
      </FieldRow>
      {price && <DepositPicture quote={price.quote} party={party} />}
      <RowsField
        title={text('admin.pricing.refundSteps')}
        hint={text('admin.pricing.refundStepsHint')}
        {...rows('refundSteps')}
        newRow={NO_STEP}
        addLabel={text('admin.prices.addStep')}
      >
        {(input) => (
          <>
            <TextField label={text('admin.prices.stepDays')} inputMode="numeric" {...input('daysBefore')} />
            <AmountField label={text('admin.prices.stepPercent')} {...input('percent')} />
          </>
        )}
      </RowsField>
      {price && draft && <RefundPicture quote={price.quote} party={party} draft={draft} />}
      <FieldRow areNarrow>
        <PriceFields form={form} part="reschedule" />
      </FieldRow>
    </>
  )
}

const NO_RING = { withinMiles: '', fee: '' }

/** Delivery fees, by distance and by ZIP code. */
function DeliverySection({ form, draft, areas, example }: PriceSectionProps) {
  const text = useText()
  const { rows } = getPart(form, 'delivery')
  return (
    <>
      <PriceFields form={form} part="delivery" names={['enabled']} />
      <FieldRow areNarrow>
        <PriceFields form={form} part="delivery" names={['depotZip', 'serviceMiles', 'roadFactor']} />
      </FieldRow>
      <RowsField
        title={text('admin.pricing.rings')}
        hint={text('admin.pricing.ringsHint')}
        {...rows('rings')}
        newRow={NO_RING}
        addLabel={text('admin.prices.addDistance')}
      >
        {(input) => (
          <>
            <TextField
              label={text('admin.prices.withinMiles')}
              inputMode="decimal"
              {...input('withinMiles')}
            />
            <AmountField label={text('admin.prices.fee')} {...input('fee')} />
          </>
        )}
      </RowsField>
      <FieldRow areNarrow>
        <PriceFields form={form} part="delivery" names={['baseFee', 'freeMiles', 'perMile']} />
      </FieldRow>
      {draft && areas ? (
        <ZipFees
          form={form}
          draft={draft}
          areas={areas}
          zip={example.party.zip}
          onZip={(zip) => example.change({ zip })}
        />
      ) : (
        <Skeleton shape="box" height="20rem" />
      )}
    </>
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/**
 * Whether balances may be charged to the card that paid the deposit, when, and what families read about it.
 */
function AutopaySection({ form, example }: PriceSectionProps) {
  const text = useText()
  const { fields, set } = getPart(form, 'autopay')
  return (
    <>
      <PriceFields form={form} part="autopay" names={['enabled']} />
      <FieldRow areNarrow>
        <PriceFields form={form} part="autopay" names={['noticeDays']} />
        <SelectField
          label={text('admin.pricing.autopay.hour')}
          hint={text('admin.pricing.hints.autopay.hour')}
          value={fields.hour}
          onChange={({ target }) => set('hour', target.value)}
        >
          <Options of={HOURS} label={(hour) => formatTime(toTime(60 * hour), text.language)} />
        </SelectField>
      </FieldRow>
      {fields.enabled && <Preview days={Number(fields.noticeDays)} example={example} />}
    </>
  )
}

/** The offer for the example party, in the site's words. */
function Preview({ days, example: { party, price } }: { days: number; example: Example }) {
  const text = useText()
  const id = useId()
  const familyText = useLazyText('autopay', loadAutopayTexts)
  const today = partyDayAt(new Date())
  const dates = { bookingDate: party.day, bookedOn: today }
  const offer = price && offerAutopay(dates, { balanceCents: price.quote.balanceCents, today })
  if (!familyText || !offer || !(days > 0)) return null
  return (
    <figure className={styles.preview} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        {text('admin.autopay.preview')}
      </figcaption>
      <p>{familyText('autopay.consent', { balance: offer.amountCents, day: offer.chargeDay })}</p>
      <Text tone="soft" size="sm">
        {familyText('autopay.consentHint', { days })}
      </Text>
    </figure>
  )
}
