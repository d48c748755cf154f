import { useText } from '#app/lib/messages/use-text.ts'
import { Panel } from '../parts/panel.tsx'
import { Tick, Ticks } from '../parts/ticks.tsx'
import { useClock } from './use-clock.ts'
import type { Visit } from './use-visit.ts'

/** Each item is checked off by name, with the time. */
export function ChecksStep({ visit: { progress, items, report } }: { readonly visit: Visit }) {
  const text = useText()
  const clock = useClock()
  return (
    <Panel icon="sparkles" title={text('crew.stop.checks')}>
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
    </Panel>
  )
}
