import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { CatalogueTab } from '#app/admin/parts/lists/catalogue-tab.tsx'
import { api } from '#app/lib/api/api.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ThemeDialog } from './theme-dialog.tsx'

export default function ThemesTab() {
  const text = useText()
  return (
    <CatalogueTab
      kind="themes"
      list={themesQuery}
      saveOrder={(updates) => api.patch('/api/themes/reorder', { body: { updates } })}
      remove={(id) => api.delete('/api/themes/:id', { params: { id } })}
      getCard={({ name, mainImage, pictures, pricePerTeepee }) => ({
        image: pictureImage(mainImage, name, pictures),
        price: pricePerTeepee,
        priceSuffix: text('admin.themes.perTeepee'),
      })}
      failure={({ isFetching, refetch }) => (
        <LoadFailure words={text('admin.themes.loadFailed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      dialog={(theme, close) => <ThemeDialog theme={theme} onClose={close} />}
    />
  )
}
