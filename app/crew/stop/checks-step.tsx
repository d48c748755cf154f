import { useWords } from '#app/lib/language/in-both.ts'
import { Panel } from '../parts/panel.tsx'
import { Tick, Ticks } from '../parts/ticks.tsx'
import { STOP_WORDS } from './stop-words.ts'
import { useClock } from './use-clock.ts'
import type { Visit } from './use-visit.ts'

/** Each kind of thing is checked by its name, and by the time at which it was. */
export function ChecksStep({ visit: { progress, items, tell } }: { readonly visit: Visit }) {
  const words = useWords(STOP_WORDS)
  const clock = useClock()
  return (
    <Panel icon="sparkles" title={words.checks}>
      <Ticks label={words.checks}>
        {items.map(({ name }) => {
          const at = progress.checked.get(name)
          return (
            <Tick
              key={name}
              isTicked={at !== undefined}
              isFinal
              onTick={() => tell('checked', { data: { item: name } })}
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
