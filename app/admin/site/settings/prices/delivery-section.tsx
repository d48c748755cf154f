import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { RowsField } from '#app/admin/kit/forms/rows/rows-field.tsx'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { DraftPricing } from './draft-pricing.ts'
import type { PricingFields } from './pricing-fields.ts'
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
  const { input, tick, fields, problems, set } = form
  return (
    <PricingSection part="delivery" summary={summary}>
      <Switch
        label={text('admin.pricing.chargesDelivery')}
        hint={text('admin.pricing.chargesDeliveryHint')}
        {...tick('chargesDelivery')}
      />
      <FieldRow areNarrow>
        <TextField label={text('admin.pricing.depotZip')} inputMode="numeric" {...input('depotZip')} />
        <TextField
          label={text('admin.pricing.serviceMiles')}
          inputMode="decimal"
          {...input('serviceMiles')}
        />
        <TextField label={text('admin.pricing.roadFactor')} inputMode="decimal" {...input('roadFactor')} />
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
              name={`rings.${index}.fee`}
              value={row.fee}
              error={problems[`rings.${index}.fee`]}
              onChange={({ target }) => change({ fee: target.value })}
            />
          </>
        )}
      </RowsField>
      <FieldRow areNarrow>
        <AmountField label={text('admin.pricing.baseFee')} {...input('baseFee')} />
        <TextField label={text('admin.pricing.freeMiles')} inputMode="decimal" {...input('freeMiles')} />
        <AmountField label={text('admin.pricing.perMile')} {...input('perMile')} />
      </FieldRow>
      {draft && areas ? (
        <ZipFees form={form} draft={draft} areas={areas} zip={zip} onZip={onZip} />
      ) : (
        <Skeleton shape="box" height="20rem" />
      )}
    </PricingSection>
  )
}
