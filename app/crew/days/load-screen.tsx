import { useText } from '#app/lib/messages/use-text.ts'
import type { CrewDay } from '#contract/crew/crew.ts'
import { formatMonthDay } from '#domain/foundation/time/party-day.ts'
import { Action } from '../parts/action.tsx'
import { CrewScreen } from '../parts/crew-screen.tsx'
import { Panel } from '../parts/panel.tsx'
import { Tick, Ticks } from '../parts/ticks.tsx'
import { useReport } from '../parts/use-report.ts'
import type { CrewDatabase } from '../queue/crew-database.ts'
import { useCrew } from '../session/crew-context.ts'
import { useDays, useReported } from '../session/use-days.ts'
import { toProgress } from '../stop/stop-progress.ts'
import { CheckFirst } from './check-first.tsx'
import { useTicked } from './load-card.tsx'
import { findUncheckedLines } from './unchecked-lines.ts'

/** The items to load into the van for a day, to tick off. */
export function LoadScreen({ date }: { readonly date: string }) {
  const text = useText()
  const days = useDays()
  const day = days?.get(date)
  if (day) return <Load day={day} />
  return (
    <CrewScreen title={text('crew.days.load')} back="">
      {days && <p>{text('crew.days.dayGone')}</p>}
    </CrewScreen>
  )
}

function Load({ day }: { readonly day: CrewDay }) {
  const { date, load, stops } = day
  const text = useText()
  const { database } = useCrew()
  const ticked = useTicked(date) ?? new Set<string>()
  const reported = useReported()
  const { report, problem, isBusy } = useReport()
  const unchecked = findUncheckedLines(day, reported)
  const setups = stops.filter(({ kind }) => kind === 'setup')
  const isLoaded =
    setups.length > 0 &&
    setups.every((stop) => toProgress(stop, date, reported?.get(stop.id) ?? []).times.loaded !== undefined)
  const tick = (name: string, isTicked: boolean) => keepTick(database, { date, name, isTicked })
  const items = load.filter(({ name }) => ticked.has(name))
  const missing = load.length - items.length
  const reportLoaded = () =>
    report(...setups.map((stop) => ({ stop, day: date, kind: 'loaded' as const, data: { items } })))
  const bar = setups.length > 0 && !isLoaded && (
    <Action icon="truck" disabled={isBusy || items.length === 0} onClick={() => void reportLoaded()}>
      {missing === 0 ? text('crew.days.isLoaded') : text('crew.days.isLoadedPartly', { missing })}
    </Action>
  )
  return (
    <CrewScreen title={text('crew.days.load')} above={formatMonthDay(date, text.language)} back="" bar={bar}>
      {problem && <p role="alert">{problem}</p>}
      {isLoaded ? (
        <Panel tone="success" title={text('crew.days.loaded')} icon="check">
          {null}
        </Panel>
      ) : (
        <p>{text('crew.days.loadHint')}</p>
      )}
      <CheckFirst day={day} lines={unchecked} report={report} />
      <Ticks label={text('crew.days.load')}>
        {load.map(({ name, quantity }) => (
          <Tick
            key={name}
            isTicked={ticked.has(name)}
            onTick={(isTicked) => tick(name, isTicked)}
            aside={quantity > 1 ? `× ${quantity}` : undefined}
          >
            {name}
          </Tick>
        ))}
      </Ticks>
    </CrewScreen>
  )
}

type KeptTick = { readonly date: string; readonly name: string; readonly isTicked: boolean }

async function keepTick(database: CrewDatabase, { date, name, isTicked }: KeptTick): Promise<true> {
  const { loads } = database
  // A fast second tap must not lose the first tick.
  await database.transaction('rw', loads, async () => {
    const others = ((await loads.get(date))?.ticked ?? []).filter((one) => one !== name)
    await loads.put({ date, ticked: isTicked ? [...others, name] : others })
  })
  return true
}
