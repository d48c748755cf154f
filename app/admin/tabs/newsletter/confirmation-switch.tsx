import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Card } from '#app/ui/display/card.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { NEWSLETTER_WORDS } from './newsletter-words.ts'

const settingsQuery = apiQuery('/api/admin/newsletter-settings')

/** Saved as soon as it is switched. */
export function ConfirmationSwitch() {
  const words = useWords(NEWSLETTER_WORDS)
  const queryClient = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (confirmsNewsletter: boolean) =>
      api.put('/api/admin/newsletter-settings', { body: { confirmsNewsletter } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved)
      toastSuccess(words.settingSaved)
    },
    onError: (error) => toastFailure(failureWords(error)),
  })
  if (!settings) return null
  return (
    <Card>
      <Switch
        label={words.confirms}
        hint={words.confirmsHint}
        checked={isPending ? variables : settings.confirmsNewsletter}
        aria-busy={isPending || undefined}
        onChange={(event) => !isPending && mutate(event.target.checked)}
      />
    </Card>
  )
}
