import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { meQuery } from '#app/admin/shell/session/use-me.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import styles from './account-tab.module.css'
import { DevicesCard } from './devices-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { PushCard } from './push-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

export default function AccountTab() {
  const text = useText()
  const { data: me, isPending, isFetching, refetch } = useQuery(meQuery)
  return (
    <>
      <TabHeader title={text('admin.account.title')} />
      {isPending && <Skeleton shape="box" height="32rem" />}
      {!isPending && !me && (
        <LoadFailure words={text('admin.account.loadFailed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {me && (
        <div className={styles.cards}>
          <div className={styles.stack}>
            <ProfileCard me={me} />
            <PasswordCard />
            <LanguageCard me={me} />
          </div>
          <div className={styles.stack}>
            <SecondFactorCard />
            <PushCard />
            <DevicesCard />
          </div>
        </div>
      )}
    </>
  )
}
