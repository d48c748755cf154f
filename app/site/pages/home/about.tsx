import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useSiteText } from '#app/site/texts/site-texts.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import styles from './about.module.css'
import { albumImage, createAlbum } from './album.ts'

export function About() {
  const text = useText()
  const siteText = useSiteText()
  const themes = usePrepared(themesQuery) ?? []
  const [large, small] = createAlbum(themes).story.map((picture) =>
    albumImage(picture, (name) => text('pages.home.setUpOf', { name })),
  )
  return (
    <section id="about" aria-labelledby="about-title" className={`drawn-in-view ${styles.section}`}>
      <div className={`page-width ${styles.about}`}>
        <div className={styles.pictures}>
          {large && (
            <Picture
              image={large}
              ratio="4 / 3"
              sizes="(width < 64rem) 92vw, 34rem"
              className={styles.large}
            />
          )}
          {small && (
            <Picture
              image={small}
              ratio="1"
              sizes="(width < 64rem) calc(33vw - 1.2rem), 12rem"
              className={styles.small}
            />
          )}
        </div>
        <div className={styles.words}>
          <h2 id="about-title">{siteText('about.title')}</h2>
          <p>{siteText('about.text')}</p>
          <p>{siteText('about.guests')}</p>
        </div>
      </div>
    </section>
  )
}
