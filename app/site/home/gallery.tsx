import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { themesQuery } from '#app/lib/themes-query.ts'
import { Picture } from '#app/ui/picture.tsx'
import { LazyPreview } from '../lazy-preview.tsx'
import { Section } from '../section.tsx'
import { albumImage, albumOf } from './album.ts'
import styles from './gallery.module.css'

/** Fewer would leave holes in the wall. */
const FULL_WALL = 6

const PRINT = '(width < 48rem) 46vw, (width < 80rem) 31vw, 24rem'

/** A wall of set-ups, one from each of six themes. */
export function Gallery() {
  const { data: themes = [] } = useQuery(themesQuery)
  const [previewed, setPreviewed] = useState<number>()
  const images = albumOf(themes)
    .wall.map(albumImage)
    .filter((image) => image !== undefined)
  if (images.length < FULL_WALL) return null
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
              <Picture image={image} ratio="4 / 3" sizes={PRINT} className={styles.picture} />
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
