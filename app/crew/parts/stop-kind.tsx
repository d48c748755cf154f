import { useWords } from '#app/lib/language/in-both.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { JobKind } from '#domain/work/jobs.ts'
import { PARTS_WORDS } from './parts-words.ts'
import styles from './stop-kind.module.css'

/** Whether something is brought or fetched, by word, shape and color. */
export function StopKind({ kind }: { readonly kind: JobKind }) {
  return (
    <span className={styles.kind} data-kind={kind}>
      <Icon name={kind === 'setup' ? 'teepee' : 'truck'} />
      {useWords(PARTS_WORDS).kinds[kind]}
    </span>
  )
}
