import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  describeFailedAction,
  describeFailure,
  toastFailure,
  toastSuccess,
} from '#app/admin/kit/forms/describe-failure.ts'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { findUnlike, NewPasswordFields, NO_PASSWORD } from '#app/admin/shell/session/new-password-fields.tsx'
import { meQuery } from '#app/admin/shell/session/use-me.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { storeCredential } from '#app/lib/api/admin-credential.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useSavedOnChange } from '#app/lib/use-saved-on-change.ts'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { changePassword, type Me } from '#contract/people/accounts.ts'
import { describeLanguage, LANGUAGES } from '#domain/foundation/text/language.ts'
import styles from './account-tab.module.css'
import { DevicesCard } from './devices-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { PushCard } from './push-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

export default function AccountTab() {
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.account.title')} />
      <Loaded query={useQuery(meQuery)} height="32rem" failed={text('admin.account.loadFailed')}>
        {(me) => (
          <div className={styles.cards}>
            <Stack gap={5}>
              <ProfileCard me={me} />
              <PasswordCard />
              <LanguageCard me={me} />
            </Stack>
            <Stack gap={5}>
              <SecondFactorCard />
              <PushCard />
              <DevicesCard />
            </Stack>
          </div>
        )}
      </Loaded>
    </>
  )
}

/** Saved on change: the screen itself shows the result. */
function LanguageCard({ me }: { me: Me }) {
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

const EMPTY = { currentPassword: '', ...NO_PASSWORD }

const RULES: FormRules<typeof EMPTY> = {
  schema: changePassword.body,
  toBody: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
  findMore: findUnlike,
}

function PasswordCard() {
  const text = useText()
  const sent = useSentForm({
    initial: EMPTY,
    rules: RULES,
    send: ({ currentPassword, newPassword }) =>
      api.post('/api/admin/password', { body: { currentPassword, newPassword } }),
    onSent: ({ credential }, form) => {
      storeCredential(credential)
      form.reset(EMPTY)
      toastSuccess(text('admin.account.password.changed'))
    },
    wordsFor: (error) => text('admin.account.password.failed', { why: describeFailure(error) }),
  })
  const { form } = sent
  return (
    <SettingsCard title={text('admin.account.password.title')} hint={text('admin.account.password.hint')}>
      <SettingsForm {...sent} isSentOnce saveLabel={text('admin.account.password.change')}>
        <TextField
          label={text('admin.account.currentPassword')}
          type="password"
          autoComplete="current-password"
          required
          {...form.input('currentPassword')}
        />
        <NewPasswordFields form={form} />
      </SettingsForm>
    </SettingsCard>
  )
}
