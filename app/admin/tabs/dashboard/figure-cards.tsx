import { TIP_WORDS } from '#app/admin/lists/tip-words.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { Overview } from '#contract/calendar/overview.ts'
import { LOCALES } from '#domain/text/language.ts'
import { DASHBOARD_WORDS } from './dashboard-words.ts'
import styles from './figure-cards.module.css'

export function FigureCards({ overview }: { overview: Overview | undefined }) {
  const words = useWords(DASHBOARD_WORDS)
  const tipWords = useWords(TIP_WORDS)
  const text = useText()
  const locale = LOCALES[useLanguage()]
  return (
    <dl className={styles.cards}>
      <Figure icon="teepee" name={words.totalThemes} value={overview?.totalThemes} />
      <Figure
        icon="clipboard"
        name={words.activeBookings}
        value={overview?.activeBookings.toLocaleString(locale)}
      />
      <Figure icon="card" name={words.totalRevenue} value={overview && dollars(overview.totalRevenue)} />
      {overview?.tips && <Figure icon="heart" name={tipWords.inAll} value={dollars(overview.tips)} />}
      {overview?.damages && (
        <Figure icon="warning" name={text('admin.damage.inAll')} value={dollars(overview.damages)} />
      )}
      <Figure
        icon="calendar"
        name={words.upcoming}
        value={overview?.upcomingBookings.toLocaleString(locale)}
      />
    </dl>
  )
}

type FigureProps = { icon: IconName; name: string; value: string | number | undefined }

function Figure({ icon, name, value }: FigureProps) {
  return (
    <Card className={styles.card}>
      <dt className={styles.name}>
        <Icon name={icon} />
        {name}
      </dt>
      <dd className={styles.value}>{value ?? <Skeleton width="4rem" />}</dd>
    </Card>
  )
}
