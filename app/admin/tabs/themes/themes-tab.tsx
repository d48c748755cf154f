import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { CatalogueTab } from '#app/admin/lists/catalogue-tab.tsx'
import { api } from '#app/lib/api/api.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { ThemeDialog } from './theme-dialog.tsx'
import { THEME_WORDS } from './theme-words.ts'

export default function ThemesTab() {
  const words = useWords(THEME_WORDS)
  return (
    <CatalogueTab
      words={words}
      list={themesQuery}
      saveOrder={(updates) => api.patch('/api/themes/reorder', { body: { updates } })}
      remove={(id) => api.delete('/api/themes/:id', { params: { id } })}
      getCard={({ name, mainImage, pictures, pricePerTeepee }) => ({
        image: pictureImage(mainImage, name, pictures),
        price: pricePerTeepee,
        priceSuffix: words.perTeepee,
      })}
      failure={({ isFetching, refetch }) => (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      dialog={(theme, close) => <ThemeDialog theme={theme} onClose={close} />}
    />
  )
}
