import { useText } from '#app/lib/messages/use-text.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { ResourceLoad } from '#contract/calendar/resources.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { formatBrief, formatShort, weekdayOf } from '#domain/foundation/time/party-day.ts'
import styles from './load-strip.module.css'

/** The coming weeks of one resource, a bar per day: how many of the total are taken. */
export function LoadStrip({ name, days }: Pick<ResourceLoad, 'name' | 'days'>) {
  const text = useText()
  const load = describeLoad(days, text)
  return (
    <Stack gap={1}>
      <div
        role="img"
        aria-label={text('admin.resources.load.summary', { name, load })}
        className={styles.days}
      >
        {days.map((day) => (
          <span
            key={day.date}
            className={styles.day}
            data-fullness={calculateFullness(day)}
            data-sunday={weekdayOf(day.date) === 0}
            title={text('admin.resources.load.day', {
              day: day.date,
              taken: day.taken,
              quantity: day.quantity,
            })}
          >
            <span className={styles.bar} style={{ blockSize: `${getShare(day) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className={styles.months} aria-hidden="true">
        {listMonths(days, text.language).map(({ name: month, column }) => (
          <span key={column} style={{ gridColumnStart: column }}>
            {month}
          </span>
        ))}
      </div>
      <Text size="sm" tone="soft">
        {load}
      </Text>
    </Stack>
  )
}

function getShare({ quantity, taken }: ResourceLoad['days'][number]): number {
  return taken === 0 ? 0 : Math.min(1, taken / Math.max(1, quantity))
}

/** Every second week is labeled with its first day. */
const WEEKS_A_LABEL = 2

function listMonths(days: ResourceLoad['days'], language: Language): { name: string; column: number }[] {
  return days.flatMap(({ date }, index) =>
    index % (7 * WEEKS_A_LABEL) === 0 ? [{ name: formatBrief(date, language), column: index + 1 }] : [],
  )
}

type Days = ResourceLoad['days']

type Fullness = 'free' | 'some' | 'full' | 'over'

function calculateFullness({ quantity, taken }: Days[number]): Fullness {
  if (taken > quantity) return 'over'
  if (taken > 0 && taken === quantity) return 'full'
  return taken > 0 ? 'some' : 'free'
}

const DAYS_NAMED = 3

/** Summarizes the coming weeks in one sentence: 'Too few on Feb 13, 2027. All taken on Feb 20, 2027.' */
function describeLoad(days: Days, text: GetText): string {
  const over = days.filter((day) => calculateFullness(day) === 'over')
  const full = days.filter((day) => calculateFullness(day) === 'full')
  const sentences = [
    over.length > 0 ? text('admin.resources.load.tooFew', { when: namedDays(over, text) }) : '',
    full.length > 0 ? text('admin.resources.load.allTaken', { when: namedDays(full, text) }) : '',
  ].filter((sentence) => sentence !== '')
  if (sentences.length > 0) return sentences.join(' ')
  return days.some(({ taken }) => taken > 0)
    ? text('admin.resources.load.enough')
    : text('admin.resources.load.nothing')
}

function namedDays(days: Days, text: GetText): string {
  const named = days.slice(0, DAYS_NAMED).map(({ date }) => formatShort(date, text.language))
  const count = days.length - named.length
  if (count > 0) return text('admin.resources.load.more', { days: named.join(', '), count })
  return named.reduce((before, day) => text('admin.resources.load.days', { days: before, day }))
}
