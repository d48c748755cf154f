import type { ReactNode } from 'react'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import type { PricePart } from '#contract/site/admin-places.ts'
import { AutopaySection } from './autopay-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import type { DraftPricing } from './draft-pricing.ts'
import { PolicySection } from './policy-section.tsx'
import { PriceFields } from './price-fields.tsx'
import type { PricingFields } from './price-form.ts'
import { TaxSection } from './tax-section.tsx'
import type { Example } from './use-example.ts'
import type { ZipAreas } from './use-zip-areas.ts'

export type PriceSectionProps = {
  form: Form<PricingFields>
  /** Undefined while the input is not valid. */
  draft: DraftPricing | undefined
  areas: ZipAreas | undefined
  example: Example
}

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
