import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './section.module.css'

type SectionProps = {
  id: string
  title: ReactNode
  lead?: ReactNode
  ground?: 'blush' | 'lavender' | 'dusk'
  className?: string | undefined
  /** The number of cards, to estimate its height. */
  cardCount?: number | undefined
  children: ReactNode
}

/** A section of a page: a background, a title, and optionally a sentence below it. */
export function Section({ id, title, lead, ground, className, cardCount, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-ground={ground}
      className={styles.section}
      style={cardCount === undefined ? undefined : ({ '--cards': cardCount } as CSSProperties)}
    >
      <div className={`drawn-in-view ${styles.sheet}`}>
        <div className={classNames('page-width', className)}>
          <header className={styles.header}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
          {children}
        </div>
      </div>
    </section>
  )
}
