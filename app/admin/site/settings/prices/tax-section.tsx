import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { getPart } from '#app/admin/kit/forms/form-inputs.ts'
import { RowsField } from '#app/admin/kit/forms/rows/rows-field.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { FLORIDA_SURTAXES } from '#domain/catalogue/pricing/florida-surtaxes.ts'
import { formatPercent, toDecimal } from '#domain/foundation/money/money.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { PriceFields } from './price-fields.tsx'
import type { PriceSectionProps } from './price-section-props.ts'

const COUNTY_LIST = 'florida-counties'
const NO_ZIP_COUNTY = { zip: '', county: '' }
const RATES_PAGE = 'https://floridarevenue.com/taxes/taxesfees/Pages/discretionary.aspx'

/** State and county tax rates, and what is taxed. */
export function TaxSection({ form, areas }: PriceSectionProps) {
  const text = useText()
  const { fields, rows, set } = getPart(form, 'tax')
  const counties = new Set((areas?.all ?? []).flatMap(({ county }) => county ?? []))
  const newCounty = { county: '', percent: '', from: partyDayAt(new Date()) }
  const isListed = ({ county }: { county: string }) =>
    fields.counties.some((row) => row.county.trim().toLowerCase() === county.toLowerCase())
  return (
    <>
      <Text tone="soft" size="sm">
        {text('admin.pricing.taxAdvice')}
      </Text>
      <PriceFields form={form} part="tax" names={['enabled']} />
      <FieldRow areNarrow>
        <PriceFields form={form} part="tax" names={['statePercent', 'ratesCheckedOn']} />
      </FieldRow>
      <datalist id={COUNTY_LIST}>
        {[...counties].toSorted().map((county) => (
          <option key={county} value={county} />
        ))}
      </datalist>
      <RowsField
        title={text('admin.pricing.counties')}
        hint={text('admin.pricing.countiesHint')}
        {...rows('counties')}
        newRow={newCounty}
        addLabel={text('admin.prices.addCounty')}
        canMove
        actions={FLORIDA_SURTAXES.filter((preset) => !isListed(preset)).map(({ county, percent, from }) => (
          <Button
            key={county}
            variant="quiet"
            size="sm"
            onClick={() =>
              set('counties', [...fields.counties, { county, percent: toDecimal(percent), from }])
            }
          >
            {text('admin.prices.addPreset', { county, percent: formatPercent(percent) })}
          </Button>
        ))}
      >
        {(input) => (
          <>
            <TextField
              label={text('admin.prices.county')}
              list={COUNTY_LIST}
              autoComplete="off"
              {...input('county')}
            />
            <AmountField label={text('admin.prices.countyPercent')} {...input('percent')} />
            <TextField label={text('admin.prices.countyFrom')} type="date" {...input('from')} />
          </>
        )}
      </RowsField>
      <Text tone="soft" size="sm">
        {text('admin.prices.presetsHint')}{' '}
        <a href={RATES_PAGE} target="_blank" rel="noreferrer">
          {text('admin.prices.presetsLink')}
        </a>
      </Text>
      <RowsField
        title={text('admin.pricing.zipCounties')}
        hint={text('admin.pricing.zipCountiesHint')}
        {...rows('zipCounties')}
        newRow={NO_ZIP_COUNTY}
        addLabel={text('admin.prices.addZipCounty')}
      >
        {(input) => (
          <>
            <TextField label={text('admin.prices.zip')} inputMode="numeric" {...input('zip')} />
            <TextField
              label={text('admin.prices.county')}
              list={COUNTY_LIST}
              autoComplete="off"
              {...input('county')}
            />
          </>
        )}
      </RowsField>
      <PriceFields
        form={form}
        part="tax"
        names={['themeTaxable', 'addonsTaxable', 'deliveryTaxable', 'couponReducesTax']}
      />
    </>
  )
}
