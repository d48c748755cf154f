import { useQuery } from '@tanstack/react-query'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import styles from './logo.module.css'

/** The owner's logo, which links to the home page. */
export function Logo() {
  const pathIn = usePathIn()
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  return (
    <a href={pathIn('/')} className={styles.logo}>
      <Picture
        image={pictureImage(settings.siteLogo, settings.siteTitle, settings.pictures)}
        ratio="5 / 2"
        fit="contain"
        sizes="160px"
        fallbackSrc="/logo.svg"
        priority="low"
        className={styles.picture}
      />
    </a>
  )
}
