import { useText } from '#app/lib/messages/use-text.ts'
import { Action } from '../parts/action.tsx'
import { Panel } from '../parts/panel.tsx'
import { Tick, Ticks } from '../parts/ticks.tsx'
import { toPlaceId } from './jump-to-step.ts'
import { useClock } from './use-clock.ts'
import type { Visit } from './use-visit.ts'

/** Each item is checked off by name, with the time; or all that are left, as they are counted back. */
export function ChecksStep({ visit: { progress, items, isBusy, report } }: { readonly visit: Visit }) {
  const text = useText()
  const clock = useClock()
  const left = items.filter(({ name }) => !progress.checked.has(name))
  const checkAll = async () => {
    for (const { name } of left) if (!(await report('checked', { data: { item: name } }))) return
  }
  return (
    <Panel id={toPlaceId('checked')} icon="sparkles" title={text('crew.stop.checks')}>
      <Ticks label={text('crew.stop.checks')}>
        {items.map(({ name }) => {
          const at = progress.checked.get(name)
          return (
            <Tick
              key={name}
              isTicked={at !== undefined}
              isFinal
              onTick={() => report('checked', { data: { item: name } })}
              aside={at && clock(at)}
            >
              {name}
            </Tick>
          )
        })}
      </Ticks>
      {left.length > 1 && (
        <Action icon="check" tone="plain" disabled={isBusy} onClick={() => void checkAll()}>
          {text('crew.stop.checkAll', { count: left.length })}
        </Action>
      )}
    </Panel>
  )
}
