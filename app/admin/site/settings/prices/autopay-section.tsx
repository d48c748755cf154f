import loadAutopayTexts from 'virtual:messages/autopay'
import { useId } from 'react'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { getPart } from '#app/admin/kit/forms/form-inputs.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { offerAutopay } from '#domain/money/payments/autopay.ts'
import styles from './autopay-section.module.css'
import { PriceFields } from './price-fields.tsx'
import type { PriceSectionProps } from './price-section-props.ts'
import type { Example } from './use-example.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/**
 * Whether balances may be charged to the card that paid the deposit, when, and what families read about it.
 */
export function AutopaySection({ form, example }: PriceSectionProps) {
  const text = useText()
  const language = useLanguage()
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
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {formatTime(`${String(hour).padStart(2, '0')}:00`, language)}
            </option>
          ))}
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
      <p className={styles.hint}>{familyText('autopay.consentHint', { days })}</p>
    </figure>
  )
}
