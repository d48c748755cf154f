import { useQuery, useQueryClient } from '@tanstack/react-query'
import { describeFailedAction, toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { findUnlike, NewPasswordFields, NO_PASSWORD } from '#app/admin/shell/session/new-password-fields.tsx'
import { PasswordField } from '#app/admin/shell/session/password-field.tsx'
import { meQuery } from '#app/admin/shell/session/use-me.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { storeCredential } from '#app/lib/api/admin-credential.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, storeAnswer } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useSavedOnChange } from '#app/lib/use-saved-on-change.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { changePassword, type Me } from '#contract/people/accounts.ts'
import type { Device } from '#contract/people/devices.ts'
import { describeLanguage, LANGUAGES } from '#domain/foundation/text/language.ts'
import styles from './account-tab.module.css'
import { describeDevice } from './describe-device.ts'
import { ProfileCard } from './profile-card.tsx'
import { PushCard } from './push-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

export default function AccountTab() {
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.places.tabs.account')} />
      <Loaded query={useQuery(meQuery)} height="32rem" failed={text('admin.account.loadFailed')}>
        {(me) => (
          <RevealTogether>
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
          </RevealTogether>
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
    onSuccess: (saved) => storeAnswer(queryClient, meQuery, saved),
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
    },
    done: text('admin.account.password.changed'),
    failed: (why) => text('admin.account.password.failed', { why }),
  })
  const { form } = sent
  return (
    <SettingsCard title={text('admin.account.password.title')} hint={text('admin.account.password.hint')}>
      <SettingsForm {...sent} isSentOnce saveLabel={text('admin.account.password.change')}>
        <PasswordField label={text('admin.account.currentPassword')} {...form.input('currentPassword')} />
        <NewPasswordFields form={form} />
      </SettingsForm>
    </SettingsCard>
  )
}

const devicesQuery = apiQuery('/api/admin/devices', { refetchOnMount: 'always' })

/** Every browser this account is signed in on. */
function DevicesCard() {
  const text = useText()
  const devices = useQuery(devicesQuery)
  const signOut = useSignOut(() => api.delete('/api/admin/devices'))
  const others = devices.data?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <SettingsCard
      title={text('admin.account.devices.title')}
      hint={text('admin.account.devices.hint')}
      action={
        others.length > 0 && (
          <Button variant="secondary" size="sm" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
            {text('admin.account.devices.signOutOthers')}
          </Button>
        )
      }
    >
      <Loaded query={devices} failed={text('admin.account.devices.loadFailed')}>
        {(loaded) => (
          <Rows areKept label={text('admin.account.devices.list')}>
            {loaded.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </Rows>
        )}
      </Loaded>
    </SettingsCard>
  )
}

function DeviceRow({ device: { id, userAgent, address, lastUsedAt, isCurrent } }: { device: Device }) {
  const text = useText()
  const signOut = useSignOut(() => api.delete('/api/admin/devices/:deviceId', { params: { deviceId: id } }))
  const device = describeDevice(userAgent, text)
  return (
    <Row
      title={device}
      badges={isCurrent && <Badge tone="success">{text('admin.account.devices.thisDevice')}</Badge>}
      facts={[
        text('admin.account.devices.lastUsed', { when: formatShortDayAndTime(lastUsedAt, text.language) }),
        address,
      ]}
      actions={
        !isCurrent && (
          <RowButton
            label={text('admin.account.devices.signOut')}
            name={text('admin.account.devices.signOutOf', { device, address })}
            isBusy={signOut.isPending}
            onClick={() => signOut.mutate()}
          />
        )
      }
    />
  )
}

function useSignOut(run: () => Promise<unknown>) {
  const text = useText()
  return useSingleMutation({
    mutationFn: run,
    refreshes: devicesQuery,
    done: text('admin.account.devices.signedOut'),
  })
}
