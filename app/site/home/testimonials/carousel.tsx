import { type CSSProperties, type ReactNode, useState } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import styles from './carousel.module.css'
import { useAutoAdvance } from './use-auto-advance.ts'
import { useVisibleCount } from './use-visible-count.ts'

type CarouselProps = { label: string; items: { key: number; content: ReactNode }[] }

/** Cards side by side that move on by themselves, slowly, unless somebody is reading or wants stillness. */
export function Carousel({ label, items }: CarouselProps) {
  const visible = useVisibleCount()
  const [chosen, setChosen] = useState(0)
  const last = Math.max(0, items.length - (visible ?? 1))
  const index = Math.min(chosen, last)
  const step = (by: number) => setChosen((from) => (Math.min(from, last) + by + last + 1) % (last + 1))
  const motion = useAutoAdvance(() => step(1), last > 0)
  const isHidden = (place: number) => visible !== undefined && (place < index || place >= index + visible)
  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className={styles.carousel}
      {...motion.holders}
    >
      <div className={styles.window}>
        <ul
          role="list"
          className={styles.track}
          style={{ '--index': index } as CSSProperties}
          aria-live={motion.isMoving ? 'off' : 'polite'}
        >
          {items.map(({ key, content }, place) => (
            <li key={key} className={styles.slide} inert={isHidden(place)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {last > 0 && (
        <div className={styles.controls}>
          <IconButton
            icon="chevron-left"
            label="Previous testimonials"
            tone="filled"
            onClick={() => step(-1)}
          />
          <button type="button" className={styles.pause} onClick={motion.toggle}>
            {motion.isStopped ? 'Play' : 'Pause'}
            <span className="visually-hidden"> the carousel</span>
          </button>
          <IconButton icon="chevron-right" label="Next testimonials" tone="filled" onClick={() => step(1)} />
        </div>
      )}
    </section>
  )
}
