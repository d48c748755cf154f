import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { getPart } from '#app/admin/kit/forms/form-inputs.ts'
import { RowsField } from '#app/admin/kit/forms/rows/rows-field.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DepositPicture, RefundPicture } from './policy-pictures.tsx'
import { PriceFields } from './price-fields.tsx'
import type { PriceSectionProps } from './price-section-props.ts'

const NO_STEP = { daysBefore: '', percent: '' }

/** The deposit, and the refund for a cancellation by day. */
export function PolicySection({ form, draft, example: { party, price } }: PriceSectionProps) {
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
