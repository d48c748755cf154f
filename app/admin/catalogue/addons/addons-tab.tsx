import { CatalogueTab } from '#app/admin/parts/lists/catalogue-tab.tsx'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { api } from '#app/lib/api/api.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { AddonDialog } from './addon-dialog.tsx'
import { AddonsFailure } from './addons-failure.tsx'

export default function AddonsTab() {
  const text = useText()
  return (
    <CatalogueTab
      words={{
        title: text('admin.addons.title'),
        hint: text('admin.addons.hint'),
        add: text('admin.addons.add'),
        removed: text('admin.addons.removed'),
        reordered: text('admin.addons.reordered'),
        loading: text('admin.addons.loading'),
        none: text('admin.addons.none'),
        list: text('admin.addons.list'),
        unavailable: text('admin.addons.unavailable'),
        removing: (name) => text('admin.addons.removing', { name }),
        removeFailed: (why) => text('admin.addons.removeFailed', { why }),
        reorderFailed: (why) => text('admin.addons.reorderFailed', { why }),
      }}
      list={addonsQuery}
      saveOrder={(updates) => api.patch('/api/addons/reorder', { body: { updates } })}
      remove={(id) => api.delete('/api/addons/:id', { params: { id } })}
      getCard={({ name, image, pictures, price }) => ({
        image: pictureImage(image, name, pictures),
        price,
        noImageWords: text('admin.addons.noImage'),
      })}
      failure={({ error, refetch }) => <AddonsFailure error={error} onRetry={refetch} />}
      dialog={(addon, close) => <AddonDialog addon={addon} onClose={close} />}
    />
  )
}
