import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { getPart } from '#app/admin/kit/forms/form-inputs.ts'
import { RowsField } from '#app/admin/kit/forms/rows/rows-field.tsx'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { DraftPricing } from './draft-pricing.ts'
import { PriceFields } from './price-fields.tsx'
import type { PricingFields } from './price-form.ts'
import { PricingSection } from './pricing-section.tsx'
import type { ZipAreas } from './use-zip-areas.ts'
import { ZipFees } from './zip-fees.tsx'

type DeliverySectionProps = {
  form: Form<PricingFields>
  draft: DraftPricing | undefined
  areas: ZipAreas | undefined
  zip: string
  onZip: (zip: string) => void
  summary: string
}

const NO_RING = { withinMiles: '', fee: '' }

/** Delivery fees, by distance and by ZIP code. */
export function DeliverySection({ form, draft, areas, zip, onZip, summary }: DeliverySectionProps) {
  const text = useText()
  const { fields, problems, set } = getPart(form, 'delivery')
  return (
    <PricingSection part="delivery" summary={summary}>
      <PriceFields form={form} part="delivery" names={['enabled']} />
      <FieldRow areNarrow>
        <PriceFields form={form} part="delivery" names={['depotZip', 'serviceMiles', 'roadFactor']} />
      </FieldRow>
      <RowsField
        title={text('admin.pricing.rings')}
        hint={text('admin.pricing.ringsHint')}
        error={problems.rings}
        rows={fields.rings}
        newRow={NO_RING}
        addLabel={text('admin.prices.addDistance')}
        onChange={(rows) => set('rings', rows)}
      >
        {(row, index, change) => (
          <>
            <TextField
              label={text('admin.prices.withinMiles')}
              inputMode="decimal"
              value={row.withinMiles}
              error={problems[`rings.${index}.withinMiles`]}
              onChange={({ target }) => change({ withinMiles: target.value })}
            />
            <AmountField
              label={text('admin.prices.fee')}
              name={`delivery.rings.${index}.fee`}
              value={row.fee}
              error={problems[`rings.${index}.fee`]}
              onChange={({ target }) => change({ fee: target.value })}
            />
          </>
        )}
      </RowsField>
      <FieldRow areNarrow>
        <PriceFields form={form} part="delivery" names={['baseFee', 'freeMiles', 'perMile']} />
      </FieldRow>
      {draft && areas ? (
        <ZipFees form={form} draft={draft} areas={areas} zip={zip} onZip={onZip} />
      ) : (
        <Skeleton shape="box" height="20rem" />
      )}
    </PricingSection>
  )
}
