import { Link } from 'react-router'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { Overview } from '#contract/operations/overview.ts'
import styles from './figure-cards.module.css'

export function FigureCards({ overview }: { overview: Overview | undefined }) {
  const text = useText()
  return (
    <>
      <dl className={styles.cards}>
        <Figure icon="teepee" name={text('admin.dashboard.totalThemes')} value={overview?.totalThemes} />
        <Figure
          icon="clipboard"
          name={text('admin.dashboard.activeBookings')}
          value={overview?.activeBookings.toLocaleString(text.locale)}
        />
        <Figure
          icon="card"
          name={text('admin.dashboard.totalRevenue')}
          value={overview && dollars(overview.totalRevenue)}
        />
        {overview?.tips && (
          <Figure icon="heart" name={text('admin.tips.inAll')} value={dollars(overview.tips)} />
        )}
        {overview?.damages && (
          <Figure icon="warning" name={text('admin.damage.inAll')} value={dollars(overview.damages)} />
        )}
        {overview?.moveFees && (
          <Figure
            icon="calendar"
            name={text('admin.dashboard.moveFees')}
            value={dollars(overview.moveFees)}
          />
        )}
        <Figure
          icon="calendar"
          name={text('admin.dashboard.upcoming')}
          value={overview?.upcomingBookings.toLocaleString(text.locale)}
        />
      </dl>
      <Text tone="soft" size="sm" marginBottom={5}>
        {text('admin.dashboard.revenueNote')}{' '}
        <Link to="/admin/reports">{text('admin.dashboard.toReports')}</Link>
      </Text>
    </>
  )
}

type FigureProps = { icon: IconName; name: string; value: string | number | undefined }

function Figure({ icon, name, value }: FigureProps) {
  return (
    <Card className={styles.card}>
      <Row as="dt" wraps={false} tone="soft" size="sm" weight={600} className={styles.name}>
        <Icon name={icon} />
        {name}
      </Row>
      <dd className={styles.value}>{value ?? <Skeleton width="4rem" />}</dd>
    </Card>
  )
}
