import { z } from 'zod'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { priceListChange, type Rule } from '#contract/money/price-list.ts'
import type { Pricing } from '#contract/money/pricing.ts'
import { usePricingForm } from '../use-pricing-form.ts'

/** A rule that was never saved has a negative id. */
export type ListedRule = Rule

type ListFields = { rules: readonly ListedRule[] }

const LIST_RULES: FormRules<ListFields> = {
  schema: z.object({ rules: priceListChange.rules }),
  toBody: toListChange,
}

/** The price list as edited: nothing is saved before the owner says so. */
export function useListForm(pricing: Pricing) {
  return usePricingForm<ListFields>(pricing, {
    rules: LIST_RULES,
    toFields: ({ rules = [] }) => ({ rules }),
    toChange: toListChange,
  })
}

/** Returns the request's rules; those that are new have no id. */
export function toListChange({ rules }: { readonly rules: readonly ListedRule[] }) {
  return { rules: rules.map(({ id, ...rule }) => (id > 0 ? { ...rule, id } : rule)) }
}

export function getDraftId(rules: readonly ListedRule[]): number {
  return Math.min(0, ...rules.map(({ id }) => id)) - 1
}
