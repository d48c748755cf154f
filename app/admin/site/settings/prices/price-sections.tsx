import type { ReactNode } from 'react'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import type { PricePart } from '#contract/site/admin-places.ts'
import { AutopaySection } from './autopay-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { PolicySection } from './policy-section.tsx'
import { PriceFields } from './price-fields.tsx'
import type { PricingFields } from './price-form.ts'
import type { PriceSectionProps } from './price-section-props.ts'
import { TaxSection } from './tax-section.tsx'

/** A chapter with values of the prices' own form. */
export type PriceSection = PricePart & keyof PricingFields

export const PRICE_SECTIONS: Readonly<Record<PriceSection, (props: PriceSectionProps) => ReactNode>> = {
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
