import { Fragment, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Action, PictureAction } from '../parts/action.tsx'
import { Disclosure, DisclosureChoice } from '../parts/disclosure.tsx'
import { Panel } from '../parts/panel.tsx'
import styles from './count-step.module.css'
import { toPlaceId } from './jump-to-step.ts'
import { useClock } from './use-clock.ts'
import type { Visit } from './use-visit.ts'

/** The returned items: everything by default, minus what is missing; and what is broken, with a picture. */
export function CountStep({ visit }: { readonly visit: Visit }) {
  const text = useText()
  const clock = useClock()
  const countedAt = visit.progress.times.counted
  return (
    <>
      <Panel
        id={toPlaceId('counted')}
        icon="clipboard"
        title={text('crew.stop.count')}
        {...(countedAt && { tone: 'success' as const })}
      >
        {countedAt ? (
          <p>{text('crew.stop.countedAt', { time: clock(countedAt) })}</p>
        ) : (
          <Counting visit={visit} />
        )}
      </Panel>
      <Damage visit={visit} />
    </>
  )
}

function Counting({ visit: { items, isBusy, report } }: { readonly visit: Visit }) {
  const text = useText()
  const [missing, setMissing] = useState<Readonly<Record<string, number>>>({})
  const getMissing = (name: string) => missing[name] ?? 0
  const counted = items.map(({ name, quantity }) => {
    const lost = getMissing(name)
    return { name, quantity: quantity - lost, ...(lost > 0 && { missing: lost }) }
  })
  const allMissing = items.reduce((sum, { name }) => sum + getMissing(name), 0)
  return (
    <>
      <p>{text('crew.stop.countHint')}</p>
      <Stack role="list" as="ul" gap={2}>
        {items.map(({ name, quantity }) => (
          <CountRow
            key={name}
            name={name}
            quantity={quantity}
            missing={getMissing(name)}
            onChange={(count) => setMissing({ ...missing, [name]: count })}
          />
        ))}
      </Stack>
      <Action
        icon="check"
        disabled={isBusy}
        onClick={() => void report('counted', { data: { items: counted } })}
      >
        {allMissing === 0
          ? text('crew.stop.allThere')
          : text('crew.stop.missingThings', { count: allMissing })}
      </Action>
    </>
  )
}

type CountRowProps = {
  readonly name: string
  readonly quantity: number
  readonly missing: number
  readonly onChange: (missing: number) => void
}

function CountRow({ name, quantity, missing, onChange }: CountRowProps) {
  const text = useText()
  return (
    <li className={styles.row} data-missing={missing > 0}>
      <span className={styles.name}>{name}</span>
      <span className={styles.counter}>
        <button
          type="button"
          aria-label={text('crew.stop.fewer', { name })}
          disabled={missing >= quantity}
          className={styles.change}
          onClick={() => onChange(missing + 1)}
        >
          <Icon name="minus" />
        </button>
        <output className={styles.count}>
          {text('crew.stop.countedOf', { counted: quantity - missing, all: quantity })}
        </output>
        <button
          type="button"
          aria-label={text('crew.stop.more', { name })}
          disabled={missing === 0}
          className={styles.change}
          onClick={() => onChange(missing - 1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </li>
  )
}

function Damage({ visit: { progress, items, isBusy, report } }: { readonly visit: Visit }) {
  const text = useText()
  const [item, setItem] = useState<string>()
  return (
    <Disclosure icon="warning" title={text('crew.stop.damage')}>
      <p>{text('crew.stop.damageHint')}</p>
      {items.map(({ name }) => (
        <Fragment key={name}>
          <DisclosureChoice aria-pressed={item === name} onClick={() => setItem(name)}>
            {name}
            {progress.damaged.has(name) && <strong>{text('crew.stop.damagedToo')}</strong>}
          </DisclosureChoice>
          {item === name && (
            <PictureAction
              isBusy={isBusy}
              onPicture={async (file) => {
                if (await report('damaged', { data: { item }, file })) setItem(undefined)
              }}
            >
              {text('crew.stop.damageOf', { name })}
            </PictureAction>
          )}
        </Fragment>
      ))}
    </Disclosure>
  )
}
