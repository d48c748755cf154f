import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { brandProperties } from '#app/lib/page/brand.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Text } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { isHexColor } from '#domain/site/contrast.ts'
import styles from './appearance-preview.module.css'

export type Appearance = Pick<
  StaffSettings,
  'siteTitle' | 'siteLogo' | 'heroImage' | 'primaryColor' | 'secondaryColor'
>

type AppearancePreviewProps = { appearance: Appearance; saved: Appearance }

/** A small preview of the site; shows the saved color while the typed one is incomplete. */
export function AppearancePreview({ appearance, saved }: AppearancePreviewProps) {
  const text = useText()
  const { siteTitle, siteLogo, heroImage } = appearance
  const primary = isHexColor(appearance.primaryColor) ? appearance.primaryColor : saved.primaryColor
  const secondary = isHexColor(appearance.secondaryColor) ? appearance.secondaryColor : saved.secondaryColor
  return (
    <figure className={styles.figure} style={brandProperties(primary, secondary)}>
      <Text as="figcaption" size="sm" weight={600}>
        {text('admin.settings.appearance.preview')}
      </Text>
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
            <span className={buttonClass('primary', 'sm')}>
              {text('admin.settings.appearance.bookParty')}
            </span>
          </span>
        </div>
        <div className={styles.words}>
          <span className={styles.link}>{text('admin.settings.appearance.link')}</span>
          <Badge tone="primary">{text('admin.settings.appearance.popular')}</Badge>
          <span className={styles.chosen}>{text('admin.settings.appearance.chosen')}</span>
        </div>
      </div>
    </figure>
  )
}
