import { BrokenBookings } from '#app/admin/capacity/broken-bookings.tsx'
import { useBrokenBookings } from '#app/admin/capacity/use-broken-bookings.ts'
import { AmountField } from '#app/admin/forms/amount-field.tsx'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { failureWords } from '#app/admin/forms/failure-words.ts'
import { FieldRow } from '#app/admin/forms/field-row.tsx'
import { FreeTextArea } from '#app/admin/forms/free-text-area.tsx'
import { useItemForm } from '#app/admin/forms/use-item-form.ts'
import { useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { GalleryField } from '#app/admin/pictures/gallery-field.tsx'
import { ImageField } from '#app/admin/pictures/image-field.tsx'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Addon } from '#contract/catalogue/addons.ts'
import { PRICE_UNITS } from '#domain/money/price-unit.ts'
import { NAME_LENGTH } from '#domain/order/details-rules.ts'
import { addonProblemWords, findAddonProblems, toAddonBody, toAddonFields } from './addon-fields.ts'
import { ADDON_WORDS } from './addon-words.ts'

export function AddonDialog({ addon, onClose }: { addon: Addon | undefined; onClose: () => void }) {
  const words = useWords(ADDON_WORDS).dialog
  const { asksAbout, questionFor } = useBrokenBookings()
  const sendKeyed = useRequestKey()
  const item = useItemForm({
    list: addonsQuery,
    item: addon,
    toFields: toAddonFields,
    create: (fields) => sendKeyed(toAddonBody(fields), (request) => api.post('/api/addons', request)),
    change: (id, fields, version, override) =>
      api.patch('/api/addons/:id', {
        params: { id },
        body: { ...toAddonBody(fields), version, force: false, ...override },
      }),
    findProblems: findAddonProblems,
    incomplete: addonProblemWords,
    saved: words.saved,
    failed: (action, error) => words.failed(action, failureWords(error)),
    onSaved: onClose,
    asksAbout,
  })
  const { form } = item
  return (
    <>
      <EditDialog
        {...item}
        title={addon ? words.edit : words.new}
        saveLabel={addon ? words.save : words.create}
        onClose={onClose}
      >
        <TextField label={words.name} required maxLength={NAME_LENGTH.maximum} {...form.text('name')} />
        <FreeTextArea label={words.description} {...form.text('description')} />
        <AmountField label={words.price} required {...form.text('price')} />
        <SelectField label={words.unit} hint={words.unitHint} {...form.text('priceUnit')}>
          {PRICE_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {words.units[unit]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.stock}
          hint={words.stockHint}
          type="number"
          min={0}
          max={10_000}
          step={1}
          {...form.text('stock')}
        />
        <ImageField label={words.image} pictures={addon?.pictures} {...form.picture('image')} />
        <GalleryField label={words.gallery} pictures={addon?.pictures} {...form.picture('galleryImages')} />
        <FieldRow>
          <Switch label={words.available} hint={words.availableHint} {...form.tick('available')} />
          <Switch label={words.featured} hint={words.featuredHint} {...form.tick('featured')} />
        </FieldRow>
      </EditDialog>
      <BrokenBookings {...questionFor(item.submit)} />
    </>
  )
}
