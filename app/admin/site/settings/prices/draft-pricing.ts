import { z } from 'zod'
import type { Pricing } from '#contract/money/pricing.ts'
import { CountyRateChange, RefundStepChange, RingChange } from '#contract/money/pricing-change.ts'
import { readDeposit, readMinimum, readRule } from '#contract/money/read-price-list.ts'
import { fee, sentValues, toStored, zip } from '#contract/wire/described-values.ts'
import { PRICE_VALUES, type StoredPart } from '#domain/catalogue/pricing/price-values.ts'
import type { PricingSettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import { type PricingFields, toPricingChange } from './price-form.ts'

export type DraftPricing = Pick<PricingSettings, 'delivery' | 'tax' | 'policy' | 'rules' | 'minimums'>

/**
 * Returns the form's current values as the pricing rules read them, without incomplete rows. Undefined while
 * a required number is invalid. The price list is edited elsewhere, and taken as it is stored.
 */
export function toDraftPricing(fields: PricingFields, stored: Pricing): DraftPricing | undefined {
  const { delivery, tax, policy } = toPricingChange(fields)
  const depotZip = zip.safeParse(delivery.depotZip).data ?? null
  const read = {
    delivery: readPart('delivery', { ...delivery, depotZip }),
    tax: readPart('tax', tax),
    policy: readPart('policy', policy),
  }
  if (!read.delivery || !read.tax || !read.policy) return undefined
  return {
    delivery: {
      ...read.delivery,
      rings: readRows(RingChange, delivery.rings).map(({ withinMiles, fee: feeCents }) => ({
        withinMiles,
        feeCents,
      })),
      zipFees: Object.fromEntries(
        Object.entries(delivery.zipFees).flatMap(([code, typed]) => {
          const { data } = fee.safeParse(typed)
          return data === undefined ? [] : [[code, data]]
        }),
      ),
    },
    tax: {
      ...read.tax,
      counties: readRows(CountyRateChange, tax.counties),
      zipCounties: tax.zipCounties,
    },
    policy: {
      ...read.policy,
      deposit: stored.policy.deposit && readDeposit(stored.policy.deposit),
      refundSteps: readRows(RefundStepChange, policy.refundSteps),
    },
    rules: stored.rules?.map(readRule) ?? [],
    minimums: stored.minimums?.map(readMinimum) ?? [],
  }
}

type DraftPart = 'delivery' | 'tax' | 'policy'

/** Returns the values of a part as they are stored; undefined if one is not valid. */
function readPart<In extends DraftPart>(part: In, typed: object): StoredPart<In> | undefined {
  const { data } = z.object(sentValues(PRICE_VALUES[part])).partial().safeParse(typed)
  return data && (toStored(PRICE_VALUES[part])(data) as unknown as StoredPart<In>)
}

function readRows<Row>(schema: z.ZodType<Row>, rows: readonly unknown[]): Row[] {
  return rows.flatMap((row) => schema.safeParse(row).data ?? [])
}
