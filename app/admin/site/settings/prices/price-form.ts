import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { type Typed, toTyped, trim } from '#app/admin/kit/forms/typed-fields.ts'
import { changePricing, type Pricing } from '#contract/money/pricing.ts'
import { USUAL_RESCHEDULE } from '#domain/booking/changes/reschedule.ts'

type TypedPart<Name extends keyof Pricing> = Typed<Pricing[Name]>

type ZipCountyRow = { readonly zip: string; readonly county: string }

/** The form's fields: the prices as typed. */
export type PricingFields = Typed<
  Pick<Pricing, 'delivery' | 'changes' | 'ways' | 'damage' | 'hold' | 'autopay'>
> & {
  readonly tax: Omit<TypedPart<'tax'>, 'zipCounties'> & { readonly zipCounties: readonly ZipCountyRow[] }
  readonly policy: Pick<TypedPart<'policy'>, 'depositPercent' | 'refundSteps'>
  readonly reschedule: TypedPart<'policy'>['reschedule']
}

export function toPricingFields(pricing: Pricing): PricingFields {
  const { delivery, tax, policy, changes, ways, damage, hold, autopay } = pricing
  const { depositPercent, refundSteps, reschedule } = policy
  return {
    delivery: toTyped({ rings: [], ...delivery }),
    tax: toTyped({
      ...{ ratesCheckedOn: '', themeTaxable: true, addonsTaxable: true },
      ...tax,
      zipCounties: Object.entries(tax.zipCounties).map(([zip, county]) => ({ zip, county })),
    }),
    policy: toTyped({ depositPercent, refundSteps }),
    reschedule: toTyped({ ...USUAL_RESCHEDULE, fee: '0.00', ...reschedule }),
    ...toTyped({ changes: { depositFollowsFrom: 0, ...changes }, ways, damage, hold, autopay }),
  }
}

export function toPricingChange(fields: PricingFields) {
  const { delivery, tax, policy, reschedule, ...others } = trim(fields)
  const { ratesCheckedOn, zipCounties, ...taxed } = tax
  return {
    delivery: {
      ...delivery,
      depotZip: delivery.depotZip || null,
      serviceMiles: delivery.serviceMiles || null,
      zipFees: Object.fromEntries(Object.entries(delivery.zipFees).filter(([, fee]) => fee !== '')),
    },
    tax: {
      ...taxed,
      zipCounties: Object.fromEntries(zipCounties.map(({ zip, county }) => [zip, county])),
      ...(ratesCheckedOn !== '' && { ratesCheckedOn }),
    },
    policy: { ...policy, reschedule },
    ...others,
  }
}

const RESCHEDULE = 'policy.reschedule.'
const COUNTY_OF_ZIP = 'tax.zipCounties.'

export const PRICING_RULES: FormRules<PricingFields> = {
  schema: changePricing.body,
  toBody: toPricingChange,
  toField(path, { tax: { zipCounties } }) {
    if (path.startsWith(RESCHEDULE)) return path.replace('policy.', '')
    if (!path.startsWith(COUNTY_OF_ZIP)) return undefined
    // A record in the request, rows in the form.
    const row = zipCounties.findIndex(({ zip }) => zip.trim() === path.slice(COUNTY_OF_ZIP.length))
    return `${COUNTY_OF_ZIP}${row}.${zipCounties[row]?.county.trim() === '' ? 'county' : 'zip'}`
  },
  findMore({ tax: { zipCounties } }, text) {
    const zips = zipCounties.map(({ zip }) => zip.trim())
    const same = zips.flatMap((zip, index) => (zips.indexOf(zip) < index ? [index] : []))
    return Object.fromEntries(
      same.map((index) => [`${COUNTY_OF_ZIP}${index}.zip`, text('admin.prices.problem.sameZip')]),
    )
  },
}
