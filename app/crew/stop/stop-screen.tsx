import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { CrewScreen } from '../parts/crew-screen.tsx'
import { StopKind } from '../parts/stop-kind.tsx'
import { type DatedStop, findStop, useDays, useReported } from '../session/use-days.ts'
import { StopFacts } from './stop-facts.tsx'
import { getItems, isLeft, toProgress } from './stop-progress.ts'
import styles from './stop-screen.module.css'
import { StopState } from './stop-state.tsx'
import { StopSteps } from './stop-steps.tsx'
import { useVisit } from './use-visit.ts'
import { VisitBar } from './visit-bar.tsx'

export function StopScreen({ id }: { readonly id: string }) {
  const text = useText()
  const days = useDays()
  const dated = days && findStop(days, id)
  if (dated) return <Stop key={id} {...dated} />
  return (
    <CrewScreen title={text('crew.stop.order')} back="">
      {days && <p>{text('crew.stop.gone')}</p>}
    </CrewScreen>
  )
}

/** A visit: what to know on the way, and what to do there, with the next step first. */
function Stop({ stop, day }: DatedStop) {
  const text = useText()
  const language = useLanguage()
  const reported = useReported()
  const kept = reported?.get(stop.id) ?? []
  const progress = toProgress(stop, kept)
  const needs = day.steps[stop.kind]
  const takesMoney = Number(stop.owedAmount ?? 0) > 0
  const items = getItems(stop, text)
  const visit = useVisit({ stop, day: day.date, needs, progress, items, takesMoney })
  const next = day.stops.find(
    (one) => one.crew === stop.crew && isLeft(toProgress(one, reported?.get(one.id) ?? []).state),
  )
  const window = text('crew.stop.window', {
    from: formatTime(stop.from, language),
    to: formatTime(stop.to, language),
  })
  return (
    <CrewScreen
      title={stop.customerName}
      above={
        <span className={styles.above}>
          <StopKind kind={stop.kind} />
          {window}
        </span>
      }
      back=""
      bar={<VisitBar visit={visit} next={next} />}
    >
      <StopState progress={progress} />
      {visit.isOpen && <StopSteps visit={visit} />}
      <StopFacts stop={stop} items={items} hasCall={!visit.isOpen} />
      {!visit.isOpen && <StopSteps visit={visit} />}
    </CrewScreen>
  )
}
