import { useDeferredValue } from 'react'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSettingsForm } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { ImageField } from '#app/admin/kit/pictures/image-field.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { type Appearance, AppearancePreview } from './appearance-preview.tsx'
import { ColorField } from './color-field.tsx'

export function AppearanceCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const appearance = useSettingsForm<Appearance>({
    settings,
    toFields: ({ siteTitle, siteLogo, heroImage, primaryColor, secondaryColor }) => ({
      siteTitle,
      siteLogo,
      heroImage,
      primaryColor,
      secondaryColor,
    }),
    toChange: (fields) => fields,
  })
  const { form } = appearance
  const previewed = useDeferredValue(form.fields)
  return (
    <SettingsCard title={text('admin.settings.appearance.title')}>
      <SettingsForm {...appearance} saveLabel={text('admin.settings.appearance.save')}>
        <AppearanceInputs form={form} />
        <AppearancePreview appearance={previewed} saved={settings} />
      </SettingsForm>
    </SettingsCard>
  )
}

function AppearanceInputs({ form }: { form: Form<Appearance> }) {
  const text = useText()
  return (
    <>
      <TextField
        label={text('admin.settings.appearance.siteTitle')}
        required
        maxLength={100}
        {...form.input('siteTitle')}
      />
      <ImageField
        label={text('admin.settings.appearance.logo')}
        required
        hint={text('admin.settings.appearance.logoHint')}
        {...form.picture('siteLogo')}
        ratio="5 / 2"
        fit="contain"
      />
      <ImageField
        label={text('admin.settings.appearance.hero')}
        required
        {...form.picture('heroImage')}
        endpoint="hero"
        limitMegabytes={5}
      />
      <FieldRow>
        <ColorField
          label={text('admin.settings.appearance.primary')}
          pickerLabel={text('admin.settings.appearance.pickPrimary')}
          {...form.input('primaryColor')}
        />
        <ColorField
          label={text('admin.settings.appearance.secondary')}
          pickerLabel={text('admin.settings.appearance.pickSecondary')}
          {...form.input('secondaryColor')}
        />
      </FieldRow>
    </>
  )
}
