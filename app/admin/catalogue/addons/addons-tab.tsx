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
      kind="addons"
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
