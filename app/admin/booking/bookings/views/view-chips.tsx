import { memo, useState } from 'react'
import { type ListFilters, NO_FILTERS } from '#app/admin/booking/dialogs/booking-list-query.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { signedInUsername } from '#app/lib/api/admin-credential.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Chip } from '#app/ui/display/chip.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row } from '#app/ui/layout.tsx'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { addView, isViewOn, type OwnView, readViews, switchView, VIEW_RULES, VIEWS } from './booking-views.ts'
import styles from './view-chips.module.css'

type ViewChipsProps = { filters: ListFilters; onFilters: (filters: ListFilters) => void }

/** The list's everyday views, and those the user has saved. */
function PlainViewChips({ filters, onFilters }: ViewChipsProps) {
  const text = useText()
  const today = partyDayAt(new Date())
  const { views, keep, remove } = useOwnViews()
  const [isNaming, setIsNaming] = useState(false)
  const isAll = isSame(filters, NO_FILTERS)
  const isKept = views.some((view) => isSame(view.filters, filters))
  return (
    <fieldset className={styles.views} aria-label={text('admin.views.label')}>
      <Chip isSelected={isAll} onClick={() => onFilters(NO_FILTERS)}>
        {text('admin.views.all')}
      </Chip>
      {VIEWS.map((view) => (
        <Chip
          key={view}
          isSelected={isViewOn(filters, view, today)}
          onClick={() => onFilters(switchView(filters, view, today))}
        >
          {text(`admin.views.${view}`)}
        </Chip>
      ))}
      {views.map((view) => (
        <OwnViewChip key={view.name} view={view} {...{ filters, onFilters, keep, remove }} />
      ))}
      {!isAll && !isKept && (
        <Button variant="quiet" size="sm" onClick={() => setIsNaming(true)}>
          {text('admin.views.saveThis')}
        </Button>
      )}
      {isNaming && (
        <NameDialog
          onClose={() => setIsNaming(false)}
          onName={(name) => {
            keep({ name, filters })
            setIsNaming(false)
          }}
        />
      )}
    </fieldset>
  )
}

type OwnViewChipProps = ViewChipsProps &
  Pick<ReturnType<typeof useOwnViews>, 'keep' | 'remove'> & { view: OwnView }

function OwnViewChip({ view: { name, filters: own }, filters, onFilters, keep, remove }: OwnViewChipProps) {
  const text = useText()
  const toastUndo = useUndoToast()
  return (
    <Row as="span" gap={0} wraps={false}>
      <Chip isSelected={isSame(own, filters)} onClick={() => onFilters(own)}>
        {name}
      </Chip>
      <IconButton
        icon="cross"
        label={text('admin.views.remove', { name })}
        onClick={() => {
          remove(name)
          toastUndo({ title: text('admin.views.removed', { name }) }, async () =>
            keep({ name, filters: own }),
          )
        }}
      />
    </Row>
  )
}

/** Memoized: it depends only on the filters, not on the page or the selection. */
export const ViewChips = memo(PlainViewChips)

function NameDialog({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const text = useText()
  const form = useSchemaForm(VIEW_RULES, { name: '' })
  return (
    <EditDialog
      form={form}
      submit={() => form.submit(({ name }) => onName(name.trim()))}
      isSaving={false}
      onClose={onClose}
      size="md"
      title={text('admin.views.saveThis')}
      description={text('admin.views.kept')}
      saveLabel={text('admin.views.save')}
    >
      <TextField label={text('admin.views.name')} {...form.input('name')} />
    </EditDialog>
  )
}

function isSame(one: ListFilters, other: ListFilters): boolean {
  return (Object.keys(NO_FILTERS) as (keyof ListFilters)[]).every((name) => one[name] === other[name])
}

/** The views that the signed-in user has saved in this browser. */
function useOwnViews() {
  const place = `bookingViews ${signedInUsername()}`
  const [views, setViews] = useState(() => readViews(localStorage.getItem(place)))
  /** Changes what is stored by now, which another tab may have added to. */
  const change = (toNext: (kept: OwnView[]) => OwnView[]) => {
    const next = toNext(readViews(localStorage.getItem(place)))
    setViews(next)
    localStorage.setItem(place, JSON.stringify(next))
  }
  return {
    views,
    keep: (view: OwnView) => change((kept) => addView(kept, view)),
    remove: (name: string) => change((kept) => kept.filter((view) => view.name !== name)),
  }
}
