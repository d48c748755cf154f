import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { meQuery } from '#app/admin/shell/session/use-me.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import styles from './account-tab.module.css'
import { DevicesCard } from './devices-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { PasswordCard } from './password-card.tsx'
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
