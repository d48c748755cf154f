import { useQueryClient } from '@tanstack/react-query'
import { describeFailure, toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { toastSaved } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import type { Rule } from '#contract/money/price-list.ts'
import type { Pricing } from '#contract/money/pricing.ts'
import { pricingQuery } from '../pricing-queries.ts'

/** A rule that is new has no id yet. */
export type ListedRule = Omit<Rule, 'id'> & { readonly id?: number }

/** Saves the rules as they stand, unless somebody else has saved a newer list. */
export function useSaveList({ version }: Pick<Pricing, 'version'>) {
  const queryClient = useQueryClient()
  const save = async (rules: readonly ListedRule[]) => {
    const body = { rules: rules.map((rule) => ({ ...rule })), version }
    const saved = await api.put('/api/admin/pricing', { body })
    queryClient.setQueryData(pricingQuery.queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: themesQuery.queryKey })
    return saved
  }
  const { mutate, isPending } = useSingleMutation({
    mutationFn: save,
    onSuccess: toastSaved,
    onError: (error) => {
      toastFailure(describeFailure(error))
      void queryClient.invalidateQueries({ queryKey: pricingQuery.queryKey })
    },
  })
  return { save, change: mutate, isSaving: isPending }
}
