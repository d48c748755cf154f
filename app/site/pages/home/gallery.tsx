import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { PreviewLink } from '#app/site/preview/preview-link.tsx'
import { Section } from '#app/site/section.tsx'
import { useSiteText } from '#app/site/texts/site-texts.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { albumImage, createAlbum } from './album.ts'
import styles from './gallery.module.css'

/** Fewer would leave gaps in the wall. */
const FULL_WALL = 6

const PRINT = '(width < 48rem) 46vw, (width < 80rem) 31vw, 24rem'

/** A wall of setups, one from each of six themes. */
export function Gallery() {
  const text = useText()
  const siteText = useSiteText()
  const themes = usePrepared(themesQuery) ?? []
  const images = createAlbum(themes)
    .wall.map((picture) => albumImage(picture, (name) => text('pages.home.setUpOf', { name })))
    .filter((image) => image !== undefined)
  if (images.length < FULL_WALL) return null
  return (
    <Section id="gallery" title={siteText('album.title')} lead={siteText('album.lead')}>
      <ul role="list" className={styles.wall} data-preview-group="">
        {images.map((image) => (
          <li key={image.src}>
            <PreviewLink
              path={image.src}
              className={styles.print}
              label={text('pages.home.lookCloserAt', { what: image.alt })}
            >
              <Picture image={image} ratio="4 / 3" sizes={PRINT} className={styles.picture} />
            </PreviewLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
