import { useState } from 'react'
import { Link } from 'react-router'
import { describeActor } from '#app/admin/parts/lists/describe-audit-entry.ts'
import { DetailsText } from '#app/admin/parts/lists/details-text.tsx'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Chip } from '#app/ui/display/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { BOOKING_ACTIONS } from '#contract/operations/audit.ts'
import { DIARY_ACTIONS, type History, type HistoryEntry } from '#contract/operations/history.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import diary from './diary.module.css'
import styles from './history-list.module.css'

type HistoryListProps = {
  readonly history: History
  /** In a family's history: shows which booking each entry is about. */
  readonly namesBookings?: boolean
}

const PARTS = ['all', 'said', 'done'] as const
type HistoryPart = (typeof PARTS)[number]

/** A history, newest first: who did what and when, with any note. */
export function HistoryList({ history: { entries, hasMore }, namesBookings = false }: HistoryListProps) {
  const text = useText()
  const [part, setPart] = useState<HistoryPart>('all')
  const shown = entries.filter((entry) => part === 'all' || (entry.kind === 'done') === (part === 'done'))
  const ids = new Set(shown.map(({ id }) => id))
  return (
    <Stack as="section" gap={3} isFullWidth>
      <Row as="header" justify="space-between" gap={4} rowGap={2}>
        <h4 className={diary.title}>{text('admin.booking.history.title')}</h4>
        <Row as="fieldset" align="stretch" className={styles.kinds} aria-label={text('admin.history.parts')}>
          {PARTS.map((one) => (
            <Chip key={one} isSelected={part === one} onClick={() => setPart(one)}>
              {text(`admin.history.${one}`)}
            </Chip>
          ))}
        </Row>
      </Row>
      {shown.length === 0 && <p className={styles.details}>{text('admin.history.none')}</p>}
      <ol role="list" className={diary.entries}>
        {shown
          .filter(({ causedBy }) => causedBy === null || !ids.has(causedBy))
          .map((entry) => (
            <li key={entry.id} className={styles.entry} data-from={entry.isFromFamily ? 'family' : 'us'}>
              <Entry entry={entry} namesBooking={namesBookings} />
              {entries
                .filter(({ causedBy }) => causedBy === entry.id)
                .map((caused) => (
                  <Caused key={caused.id} entry={caused} />
                ))}
            </li>
          ))}
      </ol>
      {hasMore && <p className={styles.details}>{text('admin.history.more')}</p>}
    </Stack>
  )
}

function Entry({ entry, namesBooking }: { readonly entry: HistoryEntry; readonly namesBooking: boolean }) {
  const text = useText()
  const { at, bookingId, told } = entry
  return (
    <>
      <Row justify="space-between" align="stretch" gap={4} rowGap={0}>
        <What entry={entry} />
        <span className={classNames(diary.when, 'touch-targets')}>
          {isUnusual(entry) && `${nameStatus(entry, text)} · `}
          {namesBooking && bookingId !== null && (
            <>
              <Link to={`/admin/bookings/${bookingId}`}>#{bookingId}</Link>
              {' · '}
            </>
          )}
          <time dateTime={at}>{formatShortDayAndTime(at, text.language)}</time>
        </span>
      </Row>
      {told.length > 0 && (
        <p className={styles.words}>
          <DetailsText told={told} />
        </p>
      )}
      {entry.kind === 'text' && entry.text && <p className={styles.words}>{entry.text}</p>}
    </>
  )
}

/** An email or a text under what caused it, and whether it arrived. */
function Caused({ entry }: { readonly entry: HistoryEntry }) {
  const text = useText()
  return (
    <>
      <Row justify="space-between" align="stretch" gap={4} rowGap={0} className={styles.caused}>
        <What entry={entry} />
        <span className={classNames(diary.when, 'touch-targets')}>{nameStatus(entry, text)}</span>
      </Row>
      {entry.kind === 'text' && <p className={styles.words}>{entry.text}</p>}
    </>
  )
}

/** What happened; emails and messages can be opened. */
function What({ entry }: { readonly entry: HistoryEntry }) {
  const described = describeHistory(entry, useText())
  const isLong = entry.kind === 'mail' || entry.kind === 'message'
  if (!isLong || !entry.text) return <span className={styles.what}>{described}</span>
  return (
    <details className={classNames(styles.what, 'touch-targets')}>
      <summary>
        <Icon name="chevron-right" className={styles.chevron} />
        {described}
      </summary>
      <p className={styles.words}>{entry.text}</p>
    </details>
  )
}

function nameStatus({ status }: HistoryEntry, text: Text): string {
  return text('admin.threads.status', { status: status ?? '' })
}

/** Shown for emails and texts that were not delivered. */
function isUnusual({ kind, status }: HistoryEntry): boolean {
  return (kind === 'mail' || kind === 'text') && !['sent', 'delivered', 'received'].includes(status ?? '')
}

/** The actions on a family's record that its history tells. */
const TO_RECORD = ['changed', 'exported', 'merged'] as const

/** Returns 'Maria changed this booking' or 'Mail to the family: Your party is booked'. */
function describeHistory(
  { kind, who, isFromFamily, bookingId, action, subject }: HistoryEntry,
  text: Text,
): string {
  const name = who === null ? text('admin.audit.system') : describeActor(who, text)
  switch (kind) {
    case 'mail':
      return text('admin.history.mail', { subject: subject ?? '' })
    case 'text':
      return isFromFamily ? text('admin.history.textFrom') : text('admin.history.textTo', { who: name })
    case 'message':
      return text('admin.history.message', { subject: subject ?? '' })
    default:
      return bookingId === null
        ? describeRecord(name, action ?? '', text)
        : describeEntry(name, action ?? '', text)
  }
}

function describeRecord(who: string, action: string, text: Text): string {
  const known = TO_RECORD.find((one) => one === action)
  return known
    ? text(`admin.history.record.${known}`, { who })
    : text('admin.history.record.other', { who, action })
}

/** Returns 'Maria created this booking'. Actions of a newer release are shown as it wrote them. */
function describeEntry(who: string, action: string, text: Text): string {
  const known = [...BOOKING_ACTIONS, ...DIARY_ACTIONS].find((one) => one === action)
  return known
    ? text(`admin.booking.history.did.${known}`, { who })
    : text('admin.booking.history.other', { who, action })
}
