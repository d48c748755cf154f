import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failedWords, toastFailure } from '#app/admin/forms/failure-words.ts'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { meQuery } from '#app/admin/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import type { Me } from '#contract/people/accounts.ts'
import { describeLanguage, LANGUAGES } from '#domain/text/language.ts'

/** Saved on change: the screen itself shows the result. */
export function LanguageCard({ me }: { me: Me }) {
  const text = useText()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<Me['language']>()
  const { mutate } = useMutation({
    mutationFn: (language: Me['language']) => api.put('/api/admin/me/language', { body: { language } }),
    onSuccess: (saved) => queryClient.setQueryData(meQuery.queryKey, saved),
    onError: (error) => toastFailure(failedWords(text('admin.account.language.failed'), error)),
    onSettled: () => setChosen(undefined),
  })
  const choose = (language: Me['language']) => {
    setChosen(language)
    mutate(language)
  }
  return (
    <SettingsCard title={text('admin.account.language.title')} hint={text('admin.account.language.hint')}>
      <RadioCards
        legend={text('admin.account.language.title')}
        isLegendHidden
        value={chosen ?? me.language}
        onChange={choose}
        options={LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{describeLanguage(value).name}</span>,
        }))}
      />
    </SettingsCard>
  )
}
