import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Icon } from '../icon.tsx'
import { Card } from './card.tsx'
import styles from './folded-card.module.css'

type FoldedCardProps = {
  /** A link that ends in `#id` opens the card. */
  readonly id: string
  readonly title: string
  /** What is inside, in a few words. */
  readonly note?: string | undefined
  readonly startsOpen?: boolean
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly onToggle?: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A section that unfolds under its heading. */
export function FoldedCard(props: FoldedCardProps) {
  const { id, title, note, startsOpen = false, headingRef, onToggle, children } = props
  const details = useOpenedByAddress(id)
  return (
    <Card as="section" id={id} padding="none" className={styles.card}>
      <details
        ref={details}
        open={startsOpen}
        className={styles.fold}
        onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      >
        <summary className={styles.summary}>
          <Stack as="span" gap={1}>
            <h2 ref={headingRef} className={styles.heading}>
              {title}
            </h2>
            {note && (
              <Text as="span" tone="soft" size="sm">
                {note}
              </Text>
            )}
          </Stack>
          <span className={styles.mark}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </Card>
  )
}

/** The page is rendered after its data has arrived, so browsers do not scroll to its sections by themselves. */
function useOpenedByAddress(id: string) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const open = () => {
      if (window.location.hash !== `#${id}` || !details.current) return
      details.current.open = true
      details.current.scrollIntoView({ block: 'start' })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [id])
  return details
}
