import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteItem } from '#app/admin/forms/delete-item.tsx'
import { failureWords } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { ItemCard } from '#app/admin/lists/item-card.tsx'
import { ItemGridSkeleton } from '#app/admin/lists/item-grid-skeleton.tsx'
import { ReorderableGrid } from '#app/admin/lists/reorderable-grid.tsx'
import { useReorder } from '#app/admin/lists/use-reorder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api } from '#app/lib/api.ts'
import { useWords } from '#app/lib/in-both.ts'
import { useLanguage } from '#app/lib/language.ts'
import { pictureImage } from '#app/lib/picture-image.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Theme } from '#contract/themes.ts'
import { wordsIn } from '#domain/words/words-in.ts'
import { ThemeDialog } from './theme-dialog.tsx'
import { THEME_WORDS } from './theme-words.ts'

/** The subject of the dialog: an existing theme, or a new one. */
type Editing = { theme: Theme | undefined }

export default function ThemesTab() {
  const words = useWords(THEME_WORDS)
  const [editing, setEditing] = useState<Editing>()
  const [deleting, setDeleting] = useState<Theme>()
  return (
    <>
      <TabHeader
        title={words.title}
        hint={words.hint}
        actions={
          <Button onClick={() => setEditing({ theme: undefined })}>
            <Icon name="plus" />
            {words.add}
          </Button>
        }
      />
      <ThemeGrid onEdit={(theme) => setEditing({ theme })} onDelete={setDeleting} />
      {editing && <ThemeDialog theme={editing.theme} onClose={() => setEditing(undefined)} />}
      <DeleteItem
        remove={(id) => api.delete('/api/themes/:id', { params: { id } })}
        list={themesQuery}
        item={deleting}
        description={deleting && words.removing(deleting.name)}
        deleted={words.removed}
        failed={(error) => words.removeFailed(failureWords(error))}
        onClose={() => setDeleting(undefined)}
      />
    </>
  )
}

type ThemeGridProps = { onEdit: (theme: Theme) => void; onDelete: (theme: Theme) => void }

function ThemeGrid({ onEdit, onDelete }: ThemeGridProps) {
  const words = useWords(THEME_WORDS)
  const { free } = wordsIn(useLanguage())
  const { data: themes, isPending, isFetching, refetch } = useQuery(themesQuery)
  const reorder = useReorder(themesQuery, {
    save: (updates) => api.patch('/api/themes/reorder', { body: { updates } }),
    done: words.reordered,
    failed: words.reorderFailed,
  })
  if (isPending) return <ItemGridSkeleton words={words.loading} />
  if (!themes) {
    return <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
  }
  if (themes.length === 0) {
    return <EmptyState>{words.none}</EmptyState>
  }
  return (
    <ReorderableGrid label={words.list} items={themes} onReorder={reorder}>
      {(theme, controls) => (
        <ItemCard
          name={theme.name}
          description={theme.description}
          image={pictureImage(theme.mainImage, theme.name, theme.pictures)}
          price={priceForPeople(theme.pricePerTeepee, free)}
          priceSuffix={words.perTeepee}
          featured={theme.featured}
          unavailableWords={theme.available ? undefined : words.unavailable}
          controls={controls}
          onEdit={() => onEdit(theme)}
          onDelete={() => onDelete(theme)}
        />
      )}
    </ReorderableGrid>
  )
}
