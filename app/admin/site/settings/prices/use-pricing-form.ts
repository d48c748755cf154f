import { useQueryClient } from '@tanstack/react-query'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { toastSaved } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { useVersionedForm, type VersionedForm } from '#app/admin/kit/forms/use-versioned-form.ts'
import { api } from '#app/lib/api/api.ts'
import { storeAnswer } from '#app/lib/api/api-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import type { CallRequest } from '#contract/calls.ts'
import type { Pricing } from '#contract/money/pricing.ts'
import { adviceQuery, policyVersionsQuery, pricingQuery } from './pricing-queries.ts'

type Options<Fields> = {
  readonly rules: FormRules<Fields>
  toFields(pricing: Pricing): Fields
  /** Returns the part of the prices that the form changes. */
  toChange(fields: Fields): CallRequest<'put', '/api/admin/pricing'>['body']
}

/** A form of a part of the prices. */
export function usePricingForm<Fields extends object>(
  pricing: Pricing,
  { rules, toFields, toChange }: Options<Fields>,
): VersionedForm<Fields> {
  const queryClient = useQueryClient()
  return useVersionedForm<Pricing, Fields>({
    stored: pricing,
    toFields: (stored) => toFields(stored ?? pricing),
    rules,
    save: async (fields, base) => {
      const body = { ...toChange(fields), ...(base?.version !== undefined && { version: base.version }) }
      const saved = await api.put('/api/admin/pricing', { body })
      storeAnswer(queryClient, pricingQuery, saved)
      void queryClient.invalidateQueries({ queryKey: policyVersionsQuery.queryKey })
      for (const { queryKey } of [adviceQuery, themesQuery]) void queryClient.invalidateQueries({ queryKey })
      return saved
    },
    reload: () => queryClient.fetchQuery({ ...pricingQuery, staleTime: 0 }),
    onSaved: toastSaved,
  })
}
