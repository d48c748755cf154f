import type { ReactNode } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import styles from './carousel.module.css'

type CarouselProps = { label: string; items: { key: number; content: ReactNode }[] }

/**
 * Cards in a horizontal scroller. The page's script adds buttons, and advances the cards slowly unless the
 * visitor is reading or prefers reduced motion.
 */
export function Carousel({ label, items }: CarouselProps) {
  const text = useText()
  return (
    <section
      aria-label={label}
      aria-roledescription={text('pages.home.carousel')}
      className={styles.carousel}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer pushes the cards by the arrow keys */}
      <ul role="list" tabIndex={0} aria-label={label} className={styles.track}>
        {items.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <IconButton icon="chevron-left" label={text('pages.home.previous')} tone="filled" data-step="-1" />
        <button type="button" className={styles.pause} aria-label={text('pages.home.pauseCarousel')}>
          {text('pages.home.pause')}
        </button>
        <IconButton icon="chevron-right" label={text('pages.home.next')} tone="filled" data-step="1" />
      </div>
    </section>
  )
}
