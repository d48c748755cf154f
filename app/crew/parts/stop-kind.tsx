import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { JobKind } from '#domain/calendar/work/jobs.ts'
import styles from './stop-kind.module.css'

/** Whether a stop is a setup or a collection, by word, shape and color. */
export function StopKind({ kind }: { readonly kind: JobKind }) {
  return (
    <span className={styles.kind} data-kind={kind}>
      <Icon name={kind === 'setup' ? 'teepee' : 'truck'} />
      {useText()(`crew.parts.kinds.${kind}`)}
    </span>
  )
}
