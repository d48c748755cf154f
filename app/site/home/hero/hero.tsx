import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Sprinkles } from '#app/ui/sprinkles.tsx'
import { StaffEdit } from '../../admin-edits/staff-edit.tsx'
import { BookLink } from '../../book-link.tsx'
import { usePrepared } from '../../use-prepared.ts'
import styles from './hero.module.css'
import { HeroPicture } from './hero-picture.tsx'
import { Stats } from './stats.tsx'

const INCLUDED = [
  'Professional Setup & Takedown',
  'Premium Themed Decorations',
  'Cozy Bedding & Pillows',
  'Custom Add-On Options',
]

export function Hero() {
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  return (
    <>
      <section aria-label="Welcome" data-ground="night" data-picture="heroImage" className={styles.hero}>
        <HeroPicture settings={settings} />
        <Sprinkles />
        <div className={`page-width ${styles.words}`}>
          <h1 className={styles.headline}>Sleepovers straight out of a bedtime story</h1>
          <p className={styles.lead}>
            Themed teepee parties for children in the Miami area. We bring the teepees, the cushions and the
            fairy lights, set everything up in your home, and come back to pack it all away.
          </p>
          <div className={styles.actions}>
            <BookLink className={buttonClass('primary', 'lg')}>Book Your Experience</BookLink>
            <a href="/#themes" className={buttonClass('secondary', 'lg')}>
              View Our Themes
            </a>
          </div>
        </div>
        <StaffEdit what="hero" />
      </section>
      <section aria-labelledby="included-title" className={`page-width ${styles.card}`}>
        <div>
          <h2 id="included-title" className={styles.title}>
            What’s Included
          </h2>
          <ul role="list" className={styles.included}>
            {INCLUDED.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
          <a href="/#themes" className={buttonClass('secondary')}>
            Explore All Themes
          </a>
        </div>
        <Stats showsSamples={settings.showSampleContent} />
      </section>
    </>
  )
}
