import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useSavedOnChange } from '#app/lib/use-saved-on-change.ts'
import { Card } from '#app/ui/display/card.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'

const settingsQuery = apiQuery('/api/admin/newsletter-settings')

/** Saved on change. */
export function ConfirmationSwitch() {
  const text = useText()
  const queryClient = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const { shown, isSaving, choose } = useSavedOnChange(settings?.confirmsNewsletter ?? false, {
    mutationFn: (confirmsNewsletter: boolean) =>
      api.put('/api/admin/newsletter-settings', { body: { confirmsNewsletter } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved)
      toastSuccess(text('admin.newsletter.settingSaved'))
    },
  })
  if (!settings) return null
  return (
    <Card>
      <Switch
        label={text('admin.newsletter.confirms')}
        hint={text('admin.newsletter.confirmsHint')}
        checked={shown}
        aria-busy={isSaving || undefined}
        onChange={(event) => choose(event.target.checked)}
      />
    </Card>
  )
}
