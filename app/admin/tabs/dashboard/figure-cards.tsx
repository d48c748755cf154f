import { TIP_WORDS } from '#app/admin/lists/tip-words.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/in-both.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Overview } from '#contract/overview.ts'
import styles from './figure-cards.module.css'

export function FigureCards({ overview }: { overview: Overview | undefined }) {
  const tipWords = useWords(TIP_WORDS)
  return (
    <dl className={styles.cards}>
      <Figure icon="teepee" name="Total Themes" value={overview?.totalThemes} />
      <Figure
        icon="clipboard"
        name="Active Bookings"
        value={overview?.activeBookings.toLocaleString('en-US')}
      />
      <Figure icon="card" name="Total Revenue" value={overview && dollars(overview.totalRevenue)} />
      {overview?.tips && <Figure icon="heart" name={tipWords.inAll} value={dollars(overview.tips)} />}
      <Figure
        icon="calendar"
        name="Upcoming (30 days)"
        value={overview?.upcomingBookings.toLocaleString('en-US')}
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
