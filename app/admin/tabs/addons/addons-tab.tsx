import { CatalogueTab } from '#app/admin/lists/catalogue-tab.tsx'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { api } from '#app/lib/api/api.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { AddonDialog } from './addon-dialog.tsx'
import { ADDON_WORDS } from './addon-words.ts'
import { AddonsFailure } from './addons-failure.tsx'

export default function AddonsTab() {
  const words = useWords(ADDON_WORDS)
  return (
    <CatalogueTab
      words={words}
      list={addonsQuery}
      saveOrder={(updates) => api.patch('/api/addons/reorder', { body: { updates } })}
      remove={(id) => api.delete('/api/addons/:id', { params: { id } })}
      getCard={({ name, image, pictures, price }) => ({
        image: pictureImage(image, name, pictures),
        price,
        noImageWords: words.noImage,
      })}
      failure={({ error, refetch }) => <AddonsFailure error={error} onRetry={refetch} />}
      dialog={(addon, close) => <AddonDialog addon={addon} onClose={close} />}
    />
  )
}
