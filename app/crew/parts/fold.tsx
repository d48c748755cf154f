import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import styles from './fold.module.css'

type FoldProps = { readonly icon: IconName; readonly title: ReactNode; readonly children: ReactNode }

/** Collapses what is rarely needed. */
export function Fold({ icon, title, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <Icon name={icon} />
        {title}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}

/** One of several choices, as wide as the screen. */
export function FoldChoice(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.choice} />
}
