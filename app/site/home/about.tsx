import { themesQuery } from '#app/lib/themes-query.ts'
import { Picture } from '#app/ui/picture.tsx'
import { usePrepared } from '../use-prepared.ts'
import styles from './about.module.css'
import { albumImage, albumOf } from './album.ts'

export function About() {
  const themes = usePrepared(themesQuery) ?? []
  const [large, small] = albumOf(themes).story.map(albumImage)
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
          <h2 id="about-title">A small team with a van full of fairy lights</h2>
          <p>
            We rent themed teepee sleepovers to families in the Miami area. Each package comes with the
            teepees, cushions, rugs, fairy lights and themed decorations, and with the hands that put them up
            and take them down again.
          </p>
          <p>
            Invite four guests or twelve: there are packages for 4, 6, 8, 10 or 12 children. And if none of
            our worlds is the one your child dreams of, <a href="/#contact">tell us about it</a> and we will
            build that one.
          </p>
        </div>
      </div>
    </section>
  )
}
