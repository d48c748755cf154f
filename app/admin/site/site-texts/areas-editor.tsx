import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { getFailureSentence, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { StaffArea } from '#contract/site/areas.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { AreaCard } from './area-card.tsx'
import { AreaDialog } from './area-dialog.tsx'
import { areasQuery } from './area-fields.ts'
import styles from './site-texts-tab.module.css'
import type { SiteTextsDraft } from './use-site-texts.ts'

type AreasEditorProps = {
  language: Language
  draft: SiteTextsDraft
  /** The area whose page is previewed. */
  shown: StaffArea | undefined
  onShow: (area: StaffArea | undefined) => void
}

/** The areas with a page of their own: location, visibility, and the owner's texts. */
export function AreasEditor({ language, draft, shown, onShow }: AreasEditorProps) {
  const text = useText()
  const query = useQuery(areasQuery)
  const [editing, setEditing] = useState<StaffArea | 'new'>()
  const askToDelete = useAskToDelete({ shown, onShow })
  return (
    <>
      <p className={styles.hint}>{text('admin.siteTexts.areas.hint')}</p>
      <Loaded
        query={query}
        height="12rem"
        failed={text('admin.siteTexts.areas.loadFailed')}
        empty={<EmptyState>{text('admin.siteTexts.areas.none')}</EmptyState>}
      >
        {(areas) => (
          <Stack as="ul" role="list" gap={3} marginTop={3}>
            {areas.map((area) => (
              <li key={area.id}>
                <AreaCard
                  area={area}
                  language={language}
                  draft={draft}
                  isOpen={shown?.id === area.id}
                  onOpen={(isOpen) => onShow(isOpen ? area : undefined)}
                  onEdit={() => setEditing(area)}
                  onDelete={() => askToDelete(area)}
                />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      {query.data && (
        <Row marginTop={4}>
          <Button variant="secondary" onClick={() => setEditing('new')}>
            {text('admin.siteTexts.areas.add')}
          </Button>
        </Row>
      )}
      {editing && (
        <AreaDialog area={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}

function useAskToDelete({ shown, onShow }: Pick<AreasEditorProps, 'shown' | 'onShow'>) {
  const text = useText()
  const confirmDelete = useConfirmDelete()
  return ({ id, name }: StaffArea) =>
    confirmDelete({
      description: text('admin.siteTexts.areas.deleteAsk', { name }),
      run: () => api.delete('/api/admin/areas/:id', { params: { id } }),
      done: () => {
        toastSuccess(text('admin.siteTexts.areas.deleted'))
        if (id === shown?.id) onShow(undefined)
      },
      failed: (error) => getFailureSentence(text('admin.siteTexts.areas.deleteFailed'), error),
      refreshes: areasQuery,
    })
}
