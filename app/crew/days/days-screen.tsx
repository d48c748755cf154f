import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import type { CrewDay } from '#contract/crew/crew.ts'
import { addDays, formatLong, formatMonthDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { Choices } from '../parts/choices.tsx'
import { CrewScreen } from '../parts/crew-screen.tsx'
import { placeHref } from '../parts/place.ts'
import { useNow } from '../parts/use-now.ts'
import { useCrew } from '../session/crew-context.ts'
import { useDays, useReported } from '../session/use-days.ts'
import { toProgress } from '../stop/stop-progress.ts'
import styles from './days-screen.module.css'
import { LoadCard } from './load-card.tsx'
import { Notices } from './notices.tsx'
import { StopCard } from './stop-card.tsx'

/** Both are kept while the app is open, so that the list is unchanged after going back from a stop. */
let chosenDay: 'today' | 'tomorrow' = 'today'
let chosenCrew = 'all'

/** Today's or tomorrow's stops in order. */
export function DaysScreen() {
  const text = useText()
  const [which, setWhich] = useState(chosenDay)
  const now = useNow()
  const date = which === 'today' ? partyDayAt(now) : addDays(partyDayAt(now), 1)
  const days = useDays()
  const choices = (['today', 'tomorrow'] as const).map((id) => ({ id, label: text(`crew.days.${id}`) }))
  return (
    <CrewScreen
      title={formatMonthDay(date, text.language)}
      above={formatLong(date, text.language).split(',')[0]}
      corner={
        <a href={placeHref({ screen: 'you' })} aria-label={text('crew.days.you')} className={styles.you}>
          <Icon name="users" />
        </a>
      }
    >
      <Choices
        label={text('crew.days.day')}
        choices={choices}
        chosen={which}
        onChoose={(day) => {
          chosenDay = day
          setWhich(day)
        }}
      />
      <Notices />
      {days && <Stops day={days.get(date)} now={now} isToday={which === 'today'} />}
    </CrewScreen>
  )
}

type StopsProps = { readonly day: CrewDay | undefined; readonly now: Date; readonly isToday: boolean }

function Stops({ day, now, isToday }: StopsProps) {
  const text = useText()
  const { sendState } = useCrew()
  const reported = useReported()
  const [crew, setCrew] = useState(chosenCrew)
  if (!day) return <p>{sendState === 'sending' ? text('crew.days.loading') : text('crew.days.unread')}</p>
  if (day.stops.length === 0) return <p className={styles.none}>{text('crew.days.none')}</p>
  const crews = [...new Set(day.stops.map((stop) => stop.crew))].sort((one, other) => one - other)
  const choices = [
    { id: 'all', label: text('crew.days.allCrews') },
    ...crews.map((number) => ({ id: String(number), label: text('crew.days.crew', { crew: number }) })),
  ]
  const shown = day.stops.filter((stop) => crew === 'all' || crews.length < 2 || String(stop.crew) === crew)
  return (
    <>
      {crews.length > 1 && (
        <Choices
          label={text('crew.days.crews')}
          choices={choices}
          chosen={crew}
          onChoose={(id) => {
            chosenCrew = id
            setCrew(id)
          }}
        />
      )}
      <LoadCard day={day} />
      <Stack role="list" as="ol">
        {shown.map((stop) => (
          <li key={stop.id}>
            <StopCard
              stop={stop}
              progress={toProgress(stop, day.date, reported?.get(stop.id) ?? [])}
              now={isToday ? now : undefined}
            />
          </li>
        ))}
      </Stack>
    </>
  )
}
