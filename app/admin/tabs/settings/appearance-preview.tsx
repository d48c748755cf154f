import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { brandProperties } from '#app/lib/page/brand.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { isHexColor } from '#domain/site/contrast.ts'
import styles from './appearance-preview.module.css'
import { SETTINGS_WORDS } from './settings-words.ts'

export type Appearance = Pick<
  StaffSettings,
  'siteTitle' | 'siteLogo' | 'heroImage' | 'primaryColor' | 'secondaryColor'
>

type AppearancePreviewProps = { appearance: Appearance; saved: Appearance }

/** A small preview of the site; while a color is only half typed, shows the saved one. */
export function AppearancePreview({ appearance, saved }: AppearancePreviewProps) {
  const words = useWords(SETTINGS_WORDS).appearance
  const { siteTitle, siteLogo, heroImage } = appearance
  const primary = isHexColor(appearance.primaryColor) ? appearance.primaryColor : saved.primaryColor
  const secondary = isHexColor(appearance.secondaryColor) ? appearance.secondaryColor : saved.secondaryColor
  return (
    <figure className={styles.figure} style={brandProperties(primary, secondary)}>
      <figcaption className={styles.caption}>{words.preview}</figcaption>
      <div className={styles.site} data-ground="day">
        <div className={styles.bar}>
          <Picture
            image={pictureImage(siteLogo, '')}
            ratio="5 / 2"
            fit="contain"
            sizes="6rem"
            className={styles.logo}
          />
          <span className={styles.title}>{siteTitle}</span>
        </div>
        <div className={styles.hero} data-ground="night">
          <Picture
            image={pictureImage(heroImage, '')}
            ratio="16 / 7"
            sizes="30rem"
            className={styles.photo}
          />
          <span className={styles.action}>
            <span className={buttonClass('primary', 'sm')}>{words.bookParty}</span>
          </span>
        </div>
        <div className={styles.words}>
          <span className={styles.link}>{words.link}</span>
          <Badge tone="primary">{words.popular}</Badge>
          <span className={styles.chosen}>{words.chosen}</span>
        </div>
      </div>
    </figure>
  )
}
