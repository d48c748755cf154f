import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PRICE_PARTS, type PricePart } from '#contract/site/admin-places.ts'
import styles from './pricing-section.module.css'

type PricingSectionProps = {
  readonly part: PricePart
  /** A summary of its settings, shown while it is collapsed. */
  readonly summary: string
  readonly children: ReactNode
}

/** A section of the prices: collapsible on phones, where all of them take eight screens, and linkable. */
export function PricingSection({ part, summary, children }: PricingSectionProps) {
  const text = useText()
  const fold = useRef<HTMLDetailsElement>(null)
  const { hash, key } = useLocation()
  const isAsked = hash === `#${part}`
  const [isOpen, setIsOpen] = useState(() => isAsked || matchMedia('(width >= 48rem)').matches)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address, followed again, leads here again
  useEffect(() => {
    if (!isAsked) return
    setIsOpen(true)
    fold.current?.scrollIntoView()
    fold.current?.querySelector('summary')?.focus({ preventScroll: true })
  }, [isAsked, key])
  return (
    <details
      ref={fold}
      id={part}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={styles.section}
    >
      <summary className={styles.summary}>
        <h3 className={styles.heading}>{text(PRICE_PARTS[part])}</h3>
        <Icon name="chevron-down" className={styles.mark} />
        <span className={styles.set}>{summary}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
