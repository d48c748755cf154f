import { Link } from 'react-router'
import { LiveStopState } from '#app/admin/parts/live-day/live-stop-state.tsx'
import type { FindLiveStop } from '#app/admin/parts/live-day/use-live-day.ts'
import { dollars } from '#app/lib/dollars.ts'
import { mapLink } from '#app/lib/map-link.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { TodayStop } from '#contract/operations/today.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import styles from './today-stops.module.css'

type TodayStopsProps = {
  stops: readonly TodayStop[]
  nothing: string
  /** The progress of each stop; unknown for future days. */
  findLiveStop?: FindLiveStop
}

/** The stops in order: where somebody has to be, and when. */
export function TodayStops({ stops, nothing, findLiveStop }: TodayStopsProps) {
  if (stops.length === 0)
    return (
      <Text tone="soft" size="sm">
        {nothing}
      </Text>
    )
  const hasCrews = new Set(stops.map(({ crew }) => crew)).size > 1
  return (
    <Stack as="ol" gap={0}>
      {stops.map((stop) => {
        const live = findLiveStop?.(stop)
        return (
          <li key={`${stop.kind} ${stop.bookingId}`} data-late={live?.isLate} className={styles.stop}>
            <div className={styles.facts}>
              <Facts stop={stop} hasCrews={hasCrews} />
              {live && <LiveStopState stop={live} />}
            </div>
            <Ways stop={stop} />
          </li>
        )
      })}
    </Stack>
  )
}

function Facts({ stop, hasCrews }: { stop: TodayStop; hasCrews: boolean }) {
  const text = useText()
  const { kind, from, to, bookingId, customerName, address, partyStartTime, owedAmount, crew } = stop
  const owes = owedAmount !== undefined && Number(owedAmount) > 0
  return (
    <>
      <Row as="p" className="tabular">
        <strong>{text('party.window', { from, to })}</strong>
        <Badge tone={kind === 'setup' ? 'info' : 'neutral'}>{text(`admin.today.kinds.${kind}`)}</Badge>
        {hasCrews && <Badge>{text('admin.today.crew', { crew })}</Badge>}
      </Row>
      <Row as="p" align="baseline">
        <Link to={`/admin/bookings/${bookingId}`} className={styles.name}>
          {customerName}
        </Link>
        <Text as="span" tone="soft">
          #{bookingId}
        </Text>
      </Row>
      <p className={styles.load}>{describeLoad(stop)}</p>
      <p className={styles.address}>{address}</p>
      {kind === 'setup' && (
        <p className={classNames(styles.more, styles.beside)}>
          <span>{text('admin.today.party', { time: formatTime(partyStartTime, text.language) })}</span>{' '}
          {owes && (
            <strong className={styles.owed}>
              {text('admin.today.owed', { amount: dollars(owedAmount) })}
            </strong>
          )}
        </p>
      )}
    </>
  )
}

/** Big enough for a thumb beside a van. */
function Ways({ stop: { customerName, customerPhone, address } }: { stop: TodayStop }) {
  const text = useText()
  return (
    <Row align="stretch" wraps={false} className={styles.ways}>
      <a
        href={phoneHref(customerPhone)}
        aria-label={text('admin.today.call', { name: customerName })}
        className={styles.way}
      >
        <Icon name="phone" />
      </a>
      <a
        href={mapLink(address)}
        target="_blank"
        rel="noreferrer"
        aria-label={text('admin.today.navigate', { name: customerName })}
        className={styles.way}
      >
        <Icon name="map-pin" />
      </a>
    </Row>
  )
}

/** Returns what the van brings. */
export function describeLoad({
  teepees,
  themeName,
  addons,
}: Pick<TodayStop, 'teepees' | 'themeName' | 'addons'>): string {
  const further = addons.map(({ name, quantity }) => `${quantity} × ${name}`)
  return [`${teepees} × ${themeName}`, ...further].join(', ')
}
