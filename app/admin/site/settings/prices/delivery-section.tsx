import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { getPart } from '#app/admin/kit/forms/form-inputs.ts'
import { RowsField } from '#app/admin/kit/forms/rows/rows-field.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PriceFields } from './price-fields.tsx'
import type { PriceSectionProps } from './price-section-props.ts'
import { ZipFees } from './zip-fees.tsx'

const NO_RING = { withinMiles: '', fee: '' }

/** Delivery fees, by distance and by ZIP code. */
export function DeliverySection({ form, draft, areas, example }: PriceSectionProps) {
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
