import { AmountField } from '#app/admin/forms/amount-field.tsx'
import { BrokenBookings } from '#app/admin/forms/broken-bookings.tsx'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { failureWords } from '#app/admin/forms/failure-words.ts'
import { FieldRow } from '#app/admin/forms/field-row.tsx'
import { FreeTextArea } from '#app/admin/forms/free-text-area.tsx'
import { useInsisting } from '#app/admin/forms/use-broken-bookings.ts'
import { useItemForm } from '#app/admin/forms/use-item-form.ts'
import { GalleryField } from '#app/admin/pictures/gallery-field.tsx'
import { ImageField } from '#app/admin/pictures/image-field.tsx'
import { addonsQuery } from '#app/lib/addons-query.ts'
import { api } from '#app/lib/api.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Addon } from '#contract/addons.ts'
import { NAME_LENGTH } from '#domain/booking/details-rules.ts'
import { PRICE_UNITS, type PriceUnit } from '#domain/pricing/price-unit.ts'
import { addonBodyOf, addonFieldsOf, addonProblemsOf, addonProblemWords } from './addon-fields.ts'

const UNIT_WORDS: Readonly<Record<PriceUnit, string>> = {
  party: 'Party',
  child: 'Child',
  teepee: 'Teepee',
}

export function AddonDialog({ addon, onClose }: { addon: Addon | undefined; onClose: () => void }) {
  const { takeForce, asksAbout, questionFor } = useInsisting()
  const item = useItemForm({
    list: addonsQuery,
    item: addon,
    fieldsOf: addonFieldsOf,
    create: (fields) => api.post('/api/addons', { body: addonBodyOf(fields) }),
    change: (id, fields, version) =>
      api.patch('/api/addons/:id', {
        params: { id },
        body: { ...addonBodyOf(fields), version, force: takeForce() },
      }),
    problemsOf: addonProblemsOf,
    incomplete: addonProblemWords,
    saved: { created: 'Add-on created successfully', updated: 'Add-on updated successfully' },
    failed: (action, error) => `Failed to ${action} add-on: ${failureWords(error)}`,
    onSaved: onClose,
    asksAbout,
  })
  const { form } = item
  return (
    <>
      <EditDialog
        {...item}
        title={addon ? 'Edit Add-on' : 'Add New Add-on'}
        saveLabel={addon ? 'Save Changes' : 'Create Add-on'}
        onClose={onClose}
      >
        <TextField label="Name" required maxLength={NAME_LENGTH.maximum} {...form.text('name')} />
        <FreeTextArea label="Description" {...form.text('description')} />
        <AmountField label="Price ($)" required {...form.text('price')} />
        <SelectField
          label="Charged per"
          hint="Shown beside it. Parents choose how many they take."
          {...form.text('priceUnit')}
        >
          {PRICE_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {UNIT_WORDS[unit]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="How many you own"
          hint="Empty: as many as anybody wants. Each is taken from the party’s day until it is collected."
          type="number"
          min={0}
          max={10_000}
          step={1}
          {...form.text('stock')}
        />
        <ImageField label="Main image" pictures={addon?.pictures} {...form.picture('image')} />
        <GalleryField label="Gallery images" pictures={addon?.pictures} {...form.picture('galleryImages')} />
        <FieldRow>
          <Switch label="Available" hint="Parents can add it to a party." {...form.tick('available')} />
          <Switch label="Featured" hint="It stands out among the others." {...form.tick('featured')} />
        </FieldRow>
      </EditDialog>
      <BrokenBookings {...questionFor(item)} />
    </>
  )
}
