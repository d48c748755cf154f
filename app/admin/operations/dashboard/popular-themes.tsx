import { useQuery } from '@tanstack/react-query'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Text } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { Panel, PanelNote } from './panel.tsx'
import styles from './popular-themes.module.css'

const POPULAR_THEMES = 3

export function PopularThemes() {
  const text = useText()
  const {
    data: themes,
    isPending,
    isError,
  } = useQuery({
    ...themesQuery,
    meta: { toastOnFailure: 'admin.dashboard.themes.failed' },
  })
  return (
    <Panel title={text('admin.dashboard.themes.title')} isLoading={isPending}>
      {isError && !themes && <PanelNote>{text('admin.dashboard.themes.failed')}</PanelNote>}
      <ul className={styles.themes}>
        {themes?.slice(0, POPULAR_THEMES).map((theme) => (
          <li key={theme.id} className={styles.theme}>
            <Picture
              image={pictureImage(theme.mainImage, theme.name, theme.pictures)}
              ratio="4 / 3"
              sizes="(width < 48rem) 6rem, 16rem"
              className={styles.picture}
            />
            <span lang="en" className={styles.name}>
              {theme.name}
            </span>
            <Text as="span" tone="soft" size="sm" className="tabular">
              {text('admin.dashboard.themes.perDay', { price: dollars(theme.pricePerTeepee) })}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
