import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { useItemForm } from '#app/admin/kit/forms/use-item-form.ts'
import { GalleryField } from '#app/admin/kit/pictures/gallery-field.tsx'
import { ImageField } from '#app/admin/kit/pictures/image-field.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { useBookingConflicts } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Addon } from '#contract/catalogue/addons.ts'
import { PRICE_UNITS } from '#domain/catalogue/pricing/price-unit.ts'
import { ADDON_RULES, addonProblemWords, toAddonFields } from './addon-fields.ts'

export function AddonDialog({ addon, onClose }: { addon: Addon | undefined; onClose: () => void }) {
  const text = useText()
  const { asksAbout, questionFor } = useBookingConflicts()
  const action = addon ? 'update' : 'create'
  const item = useItemForm({
    list: addonsQuery,
    item: addon,
    toFields: toAddonFields,
    rules: ADDON_RULES,
    create: (request) => api.post('/api/addons', request),
    change: ({ params, body }) => api.patch('/api/addons/:id', { params, body: { force: false, ...body } }),
    incomplete: addonProblemWords,
    done: text(addon ? 'admin.addons.dialog.saved.updated' : 'admin.addons.dialog.saved.created'),
    failed: (why) => text('admin.addons.dialog.failed', { action, why }),
    onSaved: onClose,
    asksAbout,
  })
  const { form } = item
  return (
    <>
      <EditDialog
        {...item}
        title={addon ? text('admin.addons.dialog.edit') : text('admin.addons.add')}
        saveLabel={addon ? text('admin.forms.saveChanges') : text('admin.addons.dialog.create')}
        onClose={onClose}
      >
        <TextField label={text('admin.addons.dialog.name')} {...form.input('name')} />
        <TextArea label={text('admin.addons.dialog.description')} hasCounter {...form.input('description')} />
        <AmountField label={text('admin.addons.dialog.price')} {...form.input('price')} />
        <SelectField
          label={text('admin.addons.dialog.unit')}
          hint={text('admin.addons.dialog.unitHint')}
          {...form.input('priceUnit')}
        >
          <Options of={PRICE_UNITS} label={(unit) => text(`admin.addons.dialog.units.${unit}`)} />
        </SelectField>
        <TextField
          label={text('admin.addons.dialog.stock')}
          hint={text('admin.addons.dialog.stockHint')}
          type="number"
          min={0}
          max={10_000}
          step={1}
          {...form.input('stock')}
        />
        <ImageField
          label={text('admin.addons.dialog.image')}
          pictures={addon?.pictures}
          {...form.picture('image')}
        />
        <GalleryField
          label={text('admin.addons.dialog.gallery')}
          pictures={addon?.pictures}
          {...form.picture('galleryImages')}
        />
        <FieldRow>
          <Switch
            label={text('admin.addons.dialog.available')}
            hint={text('admin.addons.dialog.availableHint')}
            {...form.tick('available')}
          />
          <Switch
            label={text('admin.addons.dialog.featured')}
            hint={text('admin.addons.dialog.featuredHint')}
            {...form.tick('featured')}
          />
        </FieldRow>
      </EditDialog>
      <BookingConflicts {...questionFor(item.submit)} />
    </>
  )
}
