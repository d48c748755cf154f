import { useState } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import { LazyPreview } from '../lazy-preview.tsx'
import { Section } from '../section.tsx'
import { useThemePictures } from '../use-theme-pictures.ts'
import styles from './gallery.module.css'

const SHOWN = 6
/** Pictures are counted theme by theme, four to a theme: one of each theme, and never the same view twice in a row. */
const STEP = 5

/** A wall of set-ups, one from each of six themes. */
export function Gallery() {
  const pictures = useThemePictures()
  const [previewed, setPreviewed] = useState<number>()
  const images = pictures.filter((_, index) => index % STEP === 1).slice(0, SHOWN)
  if (images.length < SHOWN) return null
  return (
    <Section id="gallery" title="From our album" lead="How it looks when the last fairy light is on.">
      <ul role="list" className={styles.wall}>
        {images.map((image, index) => (
          <li key={image.src}>
            <button
              type="button"
              className={styles.print}
              aria-label={`Look closer: ${image.alt}`}
              onClick={() => setPreviewed(index)}
            >
              <Picture
                image={image}
                ratio="auto"
                sizes="(width < 48rem) 46vw, 23rem"
                className={styles.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      <LazyPreview
        images={images}
        shown={previewed}
        onShow={setPreviewed}
        onClose={() => setPreviewed(undefined)}
      />
    </Section>
  )
}
