import { useEffect, useRef, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Row } from '#app/ui/layout.tsx'
import { EDITING_SECONDS } from '#contract/operations/editing.ts'
import { useMe } from '../session/use-me.ts'
import styles from './editing-notice.module.css'
import { useLiveChanges } from './use-live-changes.ts'

/** Somebody who misses two of these intervals counts as gone, such as after closing the browser. */
const GONE_MILLISECONDS = 2.5 * EDITING_SECONDS * 1000

/** Shows who else is editing a booking. */
export function EditingNotice({ id }: { id: number }) {
  const text = useText()
  const me = useMe()?.username
  const [names, setNames] = useState<readonly string[]>([])
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const leave = (name: string) => setNames((before) => before.filter((other) => other !== name))
  useLiveChanges((changes) => {
    for (const change of changes) {
      if (change.kind !== 'editing' || change.id !== id || change.by === me) continue
      const { by } = change
      clearTimeout(timers.current.get(by))
      if (change.change === 'deleted') leave(by)
      else {
        setNames((before) => (before.includes(by) ? before : [...before, by]))
        timers.current.set(
          by,
          setTimeout(() => leave(by), GONE_MILLISECONDS),
        )
      }
    }
  })
  useEffect(() => {
    const all = timers.current
    return () => {
      for (const timer of all.values()) clearTimeout(timer)
    }
  }, [])
  return (
    <div role="status">
      {names.map((name) => (
        <Row key={name} as="p" wraps={false} className={styles.notice}>
          <Icon name="pencil" />
          {text('admin.live.editing', { name })}
        </Row>
      ))}
    </div>
  )
}
