import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import type { DraftPricing } from './draft-pricing.ts'
import type { PricingFields } from './price-form.ts'
import type { Example } from './use-example.ts'
import type { ZipAreas } from './use-zip-areas.ts'

export type PriceSectionProps = {
  form: Form<PricingFields>
  /** Undefined while the input is not valid. */
  draft: DraftPricing | undefined
  areas: ZipAreas | undefined
  example: Example
}
