import { type ReactNode, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import styles from './panel.module.css'

type PanelProps = {
  readonly id?: string
  readonly title?: string
  readonly icon?: IconName
  /** For what must not be overlooked, and for success. */
  readonly tone?: 'warning' | 'success'
  readonly children: ReactNode
}

export function Panel({ id, title, icon, tone, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={title && titleId}
      className={classNames(styles.panel, tone && styles[tone])}
    >
      {title && (
        <h2 id={titleId} className={styles.title}>
          {icon && <Icon name={icon} />}
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
