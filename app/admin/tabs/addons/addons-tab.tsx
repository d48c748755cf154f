import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteItem } from '#app/admin/forms/delete-item.tsx'
import { failureWords } from '#app/admin/forms/failure-words.ts'
import { ItemCard } from '#app/admin/lists/item-card.tsx'
import { ItemGridSkeleton } from '#app/admin/lists/item-grid-skeleton.tsx'
import { ReorderableGrid } from '#app/admin/lists/reorderable-grid.tsx'
import { useReorder } from '#app/admin/lists/use-reorder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { addonsQuery } from '#app/lib/addons-query.ts'
import { api } from '#app/lib/api.ts'
import { useWords } from '#app/lib/in-both.ts'
import { useLanguage } from '#app/lib/language.ts'
import { pictureImage } from '#app/lib/picture-image.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Addon } from '#contract/addons.ts'
import { wordsIn } from '#domain/words/words-in.ts'
import { AddonDialog } from './addon-dialog.tsx'
import { ADDON_WORDS } from './addon-words.ts'
import { AddonsFailure } from './addons-failure.tsx'

/** The subject of the dialog: an existing add-on, or a new one. */
type Editing = { addon: Addon | undefined }

export default function AddonsTab() {
  const words = useWords(ADDON_WORDS)
  const [editing, setEditing] = useState<Editing>()
  const [deleting, setDeleting] = useState<Addon>()
  return (
    <>
      <TabHeader
        title={words.title}
        hint={words.hint}
        actions={
          <Button onClick={() => setEditing({ addon: undefined })}>
            <Icon name="plus" />
            {words.add}
          </Button>
        }
      />
      <AddonGrid onEdit={(addon) => setEditing({ addon })} onDelete={setDeleting} />
      {editing && <AddonDialog addon={editing.addon} onClose={() => setEditing(undefined)} />}
      <DeleteItem
        remove={(id) => api.delete('/api/addons/:id', { params: { id } })}
        list={addonsQuery}
        item={deleting}
        description={deleting && words.removing(deleting.name)}
        deleted={words.removed}
        failed={(error) => words.removeFailed(failureWords(error))}
        onClose={() => setDeleting(undefined)}
      />
    </>
  )
}

type AddonGridProps = { onEdit: (addon: Addon) => void; onDelete: (addon: Addon) => void }

function AddonGrid({ onEdit, onDelete }: AddonGridProps) {
  const words = useWords(ADDON_WORDS)
  const { free } = wordsIn(useLanguage())
  const { data: addons, isPending, error, refetch } = useQuery(addonsQuery)
  const reorder = useReorder(addonsQuery, {
    save: (updates) => api.patch('/api/addons/reorder', { body: { updates } }),
    done: words.reordered,
    failed: words.reorderFailed,
  })
  if (isPending) return <ItemGridSkeleton words={words.loading} />
  if (!addons) return <AddonsFailure error={error} onRetry={refetch} />
  if (addons.length === 0) {
    return <EmptyState>{words.none}</EmptyState>
  }
  return (
    <ReorderableGrid label={words.list} items={addons} onReorder={reorder}>
      {(addon, controls) => (
        <ItemCard
          name={addon.name}
          description={addon.description}
          image={pictureImage(addon.image, addon.name, addon.pictures)}
          noImageWords={words.noImage}
          price={priceForPeople(addon.price, free)}
          featured={addon.featured}
          unavailableWords={addon.available ? undefined : words.unavailable}
          controls={controls}
          onEdit={() => onEdit(addon)}
          onDelete={() => onDelete(addon)}
        />
      )}
    </ReorderableGrid>
  )
}
