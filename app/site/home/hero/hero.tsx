import { useWords } from '#app/lib/language/in-both.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Sprinkles } from '#app/ui/ornaments/sprinkles.tsx'
import { BookLink } from '../../book-link.tsx'
import { useSlot } from '../../slots.ts'
import { useSiteLines, useSiteText } from '../../texts/site-texts.ts'
import { usePrepared } from '../../use-prepared.ts'
import { HOME_WORDS } from '../../words/home-words.tsx'
import styles from './hero.module.css'
import { HeroPicture } from './hero-picture.tsx'
import { Stats } from './stats.tsx'

export function Hero() {
  const words = useWords(HOME_WORDS)
  const text = useSiteText()
  const included = useSiteLines('hero.included')
  const pathIn = usePathIn()
  const heroEdit = useSlot('heroEdit')
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  return (
    <>
      <section
        aria-label={words.welcome}
        data-ground="night"
        data-picture="heroImage"
        className={styles.hero}
      >
        <HeroPicture settings={settings} />
        <Sprinkles />
        <div className={`page-width ${styles.words}`}>
          <h1 className={styles.headline}>{text('hero.title')}</h1>
          <p className={styles.lead}>{text('hero.lead')}</p>
          <div className={styles.actions}>
            <BookLink className={buttonClass('primary', 'lg')}>{words.bookExperience}</BookLink>
            <a href={pathIn('/#themes')} className={buttonClass('secondary', 'lg')}>
              {words.viewThemes}
            </a>
          </div>
        </div>
        <div data-staff-edit="">{heroEdit}</div>
      </section>
      <section aria-labelledby="included-title" className={`page-width ${styles.card}`}>
        <div>
          <h2 id="included-title" className={styles.title}>
            {text('hero.includedTitle')}
          </h2>
          <ul role="list" className={styles.included}>
            {included.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
          <a href={pathIn('/#themes')} className={buttonClass('secondary')}>
            {words.exploreThemes}
          </a>
        </div>
        <Stats showsSamples={settings.showSampleContent} />
      </section>
    </>
  )
}
