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
      words={{
        title: text('admin.themes.title'),
        hint: text('admin.themes.hint'),
        add: text('admin.themes.add'),
        removed: text('admin.themes.removed'),
        reordered: text('admin.themes.reordered'),
        loading: text('admin.themes.loading'),
        none: text('admin.themes.none'),
        list: text('admin.themes.list'),
        unavailable: text('admin.themes.unavailable'),
        removing: (name) => text('admin.themes.removing', { name }),
        removeFailed: (why) => text('admin.themes.removeFailed', { why }),
        reorderFailed: (why) => text('admin.themes.reorderFailed', { why }),
      }}
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
