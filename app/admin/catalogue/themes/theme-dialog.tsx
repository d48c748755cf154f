import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { RowsField } from '#app/admin/kit/forms/rows/rows-field.tsx'
import { useItemForm } from '#app/admin/kit/forms/use-item-form.ts'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { GalleryField } from '#app/admin/kit/pictures/gallery-field.tsx'
import { ImageField } from '#app/admin/kit/pictures/image-field.tsx'
import { NumberField } from '#app/admin/kit/ui/number-field.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { useBookingConflicts } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { api } from '#app/lib/api/api.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import { PACKED_PER } from '#domain/calendar/resources/packing-list.ts'
import { type PackedRow, THEME_RULES, type ThemeFields, toThemeFields } from './theme-fields.ts'

const PICTURE_LIMIT = { endpoint: 'theme', limitMegabytes: 10 }

export function ThemeDialog({ theme, onClose }: { theme: Theme | undefined; onClose: () => void }) {
  const text = useText()
  const { asksAbout, questionFor } = useBookingConflicts()
  const action = theme ? 'update' : 'create'
  const item = useItemForm({
    list: themesQuery,
    item: theme,
    toFields: toThemeFields,
    rules: THEME_RULES,
    create: (request) => api.post('/api/themes', request),
    change: ({ params, body }) => api.patch('/api/themes/:id', { params, body: { force: false, ...body } }),
    incomplete: () => text('admin.themes.problems.incomplete'),
    done: text(theme ? 'admin.themes.dialog.saved.updated' : 'admin.themes.dialog.saved.created'),
    failed: (why) => text('admin.themes.dialog.failed', { action, why }),
    onSaved: onClose,
    asksAbout,
  })
  return (
    <>
      <EditDialog
        {...item}
        title={theme ? text('admin.themes.dialog.edit') : text('admin.themes.dialog.new')}
        description={theme ? undefined : text('admin.themes.dialog.newHint')}
        saveLabel={theme ? text('admin.forms.saveChanges') : text('admin.themes.dialog.create')}
        onClose={onClose}
      >
        <ThemeInputs form={item.form} pictures={theme?.pictures} />
      </EditDialog>
      <BookingConflicts {...questionFor(item.submit)} />
    </>
  )
}

/** Prices of whole numbers of teepees. */
function PackageInputs({ form: { input, fields, rows } }: { form: Form<ThemeFields> }) {
  const text = useText()
  return (
    <>
      <RowsField
        title={text('admin.themes.dialog.packages')}
        hint={text('admin.themes.dialog.packagesHint')}
        {...rows('packages')}
        newRow={{ teepees: '', price: '' }}
        addLabel={text('admin.themes.dialog.addPackage')}
      >
        {(input) => (
          <>
            <TextField
              label={text('admin.themes.dialog.upToTeepees')}
              inputMode="numeric"
              {...input('teepees')}
            />
            <AmountField label={text('admin.themes.dialog.packagePrice')} {...input('price')} />
          </>
        )}
      </RowsField>
      <FieldRow areNarrow>
        {fields.packages.length > 0 && (
          <AmountField label={text('admin.themes.dialog.eachFurther')} {...input('eachFurther')} />
        )}
        <TextField
          label={text('admin.themes.dialog.mostTeepees')}
          inputMode="numeric"
          {...input('mostTeepees')}
        />
      </FieldRow>
    </>
  )
}

const NEW_PACKED: PackedRow = { name: '', count: '1', per: 'teepee' }

function PackingInputs({ form: { rows } }: { form: Form<ThemeFields> }) {
  const text = useText()
  return (
    <RowsField
      title={text('admin.themes.dialog.packing')}
      hint={text('admin.themes.dialog.packingHint')}
      {...rows('packingList')}
      newRow={NEW_PACKED}
      addLabel={text('admin.themes.dialog.addPacked')}
    >
      {(input) => (
        <>
          <TextField label={text('admin.themes.dialog.packedName')} {...input('name')} />
          <TextField
            label={text('admin.themes.dialog.packedCount')}
            inputMode="numeric"
            {...input('count')}
          />
          <SelectField label={text('admin.themes.dialog.packedPer')} {...input('per')}>
            <Options of={PACKED_PER} label={(per) => text('admin.themes.dialog.packedPerUnit', { per })} />
          </SelectField>
        </>
      )}
    </RowsField>
  )
}

type ThemeInputsProps = { form: Form<ThemeFields>; pictures: Theme['pictures'] | undefined }

function ThemeInputs({ form, pictures }: ThemeInputsProps) {
  const text = useText()
  return (
    <>
      <TextField label={text('admin.themes.dialog.name')} {...form.input('name')} />
      <TextArea label={text('admin.themes.dialog.description')} hasCounter {...form.input('description')} />
      <FieldRow areNarrow>
        <AmountField label={text('admin.themes.dialog.price')} {...form.input('pricePerTeepee')} />
        <NumberField label={text('admin.themes.dialog.stock')} max={1000} {...form.input('teepeeStock')} />
      </FieldRow>
      <PackageInputs form={form} />
      <ImageField
        label={text('admin.themes.dialog.image')}
        pictures={pictures}
        {...form.picture('mainImage')}
        {...PICTURE_LIMIT}
      />
      <GalleryField
        label={text('admin.themes.dialog.gallery')}
        pictures={pictures}
        {...form.picture('galleryImages')}
        {...PICTURE_LIMIT}
      />
      <TextArea
        label={text('admin.themes.dialog.items')}
        hint={text('admin.themes.dialog.itemsHint')}
        {...form.input('includedItems')}
      />
      <PackingInputs form={form} />
      <FieldRow>
        <Switch
          label={text('admin.themes.dialog.available')}
          hint={text('admin.themes.dialog.availableHint')}
          {...form.tick('available')}
        />
        <Switch
          label={text('admin.themes.dialog.featured')}
          hint={text('admin.themes.dialog.featuredHint')}
          {...form.tick('featured')}
        />
      </FieldRow>
    </>
  )
}
