import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { BookLink } from '#app/site/book-link.tsx'
import { useSlot } from '#app/site/slots.ts'
import { useSiteLines, useSiteText } from '#app/site/texts/site-texts.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Sprinkles } from '#app/ui/ornaments/sprinkles.tsx'
import styles from './hero.module.css'
import { HeroPicture } from './hero-picture.tsx'
import { Stats } from './stats.tsx'

export function Hero() {
  const text = useText()
  const siteText = useSiteText()
  const pathIn = usePathIn()
  const heroEdit = useSlot('heroEdit')
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  return (
    <>
      <section
        aria-label={text('pages.home.welcome')}
        data-ground="night"
        data-picture="heroImage"
        className={styles.hero}
      >
        <Sprinkles />
        <div className={`page-width ${styles.words}`}>
          <h1 className={styles.headline}>{siteText('hero.title')}</h1>
          <p className={styles.lead}>{siteText('hero.lead')}</p>
          <div className={styles.actions}>
            <BookLink className={buttonClass('primary', 'lg')}>{text('pages.home.bookExperience')}</BookLink>
            <a href={pathIn('/#themes')} className={buttonClass('secondary', 'lg')}>
              {text('pages.home.viewThemes')}
            </a>
          </div>
        </div>
        {/* After the text: it is at the bottom of the hero, whose height depends on the text. */}
        <HeroPicture settings={settings} />
        <div data-staff-edit="">{heroEdit}</div>
      </section>
      <Included showsSamples={settings.showSampleContent} />
    </>
  )
}

function Included({ showsSamples }: { showsSamples: boolean }) {
  const text = useText()
  const siteText = useSiteText()
  const included = useSiteLines('hero.included')
  const pathIn = usePathIn()
  return (
    <section aria-labelledby="included-title" className={`page-width ${styles.card}`}>
      <div>
        <h2 id="included-title" className={styles.title}>
          {siteText('hero.includedTitle')}
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
          {text('pages.home.exploreThemes')}
        </a>
      </div>
      <Stats showsSamples={showsSamples} />
    </section>
  )
}
