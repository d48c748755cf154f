import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useItemForm } from '#app/admin/kit/forms/use-item-form.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { StaffArea } from '#contract/site/areas.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { AreaCard } from './area-card.tsx'
import { AREA_RULES, areasQuery, toAreaFields } from './area-fields.ts'
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
      failed: text('admin.siteTexts.areas.deleteFailed'),
      refreshes: areasQuery,
    })
}

/** The places that make up an area, and whether its page is public. */
function AreaDialog({ area, onClose }: { area: StaffArea | undefined; onClose: () => void }) {
  const text = useText()
  const item = useItemForm({
    list: areasQuery,
    item: area,
    toFields: toAreaFields,
    rules: AREA_RULES,
    create: (request) => api.post('/api/admin/areas', request),
    change: (request) => api.patch('/api/admin/areas/:id', request),
    done: text(area ? 'admin.siteTexts.areas.updated' : 'admin.siteTexts.areas.created'),
    failed: text('admin.siteTexts.areas.saveFailed'),
    onSaved: onClose,
  })
  const { form } = item
  return (
    <EditDialog
      {...item}
      title={text(area ? 'admin.siteTexts.areas.editTitle' : 'admin.siteTexts.areas.add')}
      saveLabel={text(area ? 'admin.forms.save' : 'admin.siteTexts.areas.add')}
      onClose={onClose}
    >
      <TextField
        label={text('admin.siteTexts.areas.name')}
        hint={text('admin.siteTexts.areas.nameHint')}
        {...form.input('name')}
      />
      <TextField
        label={text('admin.siteTexts.areas.zipCodes')}
        hint={text('admin.siteTexts.areas.zipCodesHint')}
        required
        {...form.input('zipCodes')}
      />
      <Switch
        label={text('admin.siteTexts.areas.isShown')}
        hint={text('admin.siteTexts.areas.isShownHint')}
        {...form.tick('isShown')}
      />
    </EditDialog>
  )
}
