import { getFailureSentence } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useItemForm } from '#app/admin/kit/forms/use-item-form.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { StaffArea } from '#contract/site/areas.ts'
import { AREA_RULES, areasQuery, toAreaBody, toAreaFields } from './area-fields.ts'

/** The places that make up an area, and whether its page is public. */
export function AreaDialog({ area, onClose }: { area: StaffArea | undefined; onClose: () => void }) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const item = useItemForm({
    list: areasQuery,
    item: area,
    toFields: toAreaFields,
    create: (fields) => sendKeyed(toAreaBody(fields), (request) => api.post('/api/admin/areas', request)),
    change: (id, fields, version) =>
      api.patch('/api/admin/areas/:id', { params: { id }, body: { ...toAreaBody(fields), version } }),
    rules: AREA_RULES,
    incomplete: (problems) => problems.name ?? problems.zipCodes ?? '',
    saved: {
      created: text('admin.siteTexts.areas.created'),
      updated: text('admin.siteTexts.areas.updated'),
    },
    failed: (_, error) => getFailureSentence(text('admin.siteTexts.areas.saveFailed'), error),
    onSaved: onClose,
  })
  const { form } = item
  return (
    <EditDialog
      {...item}
      title={text(area ? 'admin.siteTexts.areas.editTitle' : 'admin.siteTexts.areas.add')}
      saveLabel={text(area ? 'admin.siteTexts.areas.save' : 'admin.siteTexts.areas.add')}
      onClose={onClose}
    >
      <TextField
        label={text('admin.siteTexts.areas.name')}
        hint={text('admin.siteTexts.areas.nameHint')}
        required
        maxLength={60}
        {...form.input('name')}
      />
      <TextField
        label={text('admin.siteTexts.areas.zipCodes')}
        hint={text('admin.siteTexts.areas.zipCodesHint')}
        required
        maxLength={500}
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
