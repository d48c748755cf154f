import { useQueryClient } from '@tanstack/react-query'
import { describeFailedAction, toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { meQuery } from '#app/admin/shell/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useSavedOnChange } from '#app/lib/use-saved-on-change.ts'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import type { Me } from '#contract/people/accounts.ts'
import { describeLanguage, LANGUAGES } from '#domain/foundation/text/language.ts'

/** Saved on change: the screen itself shows the result. */
export function LanguageCard({ me }: { me: Me }) {
  const text = useText()
  const queryClient = useQueryClient()
  const { shown, choose } = useSavedOnChange(me.language, {
    mutationFn: (language: Me['language']) => api.put('/api/admin/me/language', { body: { language } }),
    onSuccess: (saved) => queryClient.setQueryData(meQuery.queryKey, saved),
    onError: (error) => toastFailure(describeFailedAction(text('admin.account.language.failed'), error)),
  })
  return (
    <SettingsCard title={text('admin.account.language.title')} hint={text('admin.account.language.hint')}>
      <RadioCards
        legend={text('admin.account.language.title')}
        isLegendHidden
        value={shown}
        onChange={choose}
        options={LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{describeLanguage(value).name}</span>,
        }))}
      />
    </SettingsCard>
  )
}
