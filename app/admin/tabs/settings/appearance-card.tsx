import { useDeferredValue } from 'react'
import { FieldRow } from '#app/admin/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings-form.tsx'
import { useSettingsForm } from '#app/admin/forms/use-settings-form.ts'
import { ImageField } from '#app/admin/pictures/image-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { StaffSettings } from '#contract/settings.ts'
import { isHexColor } from '#domain/contrast.ts'
import { type Appearance, AppearancePreview } from './appearance-preview.tsx'
import { ColorField } from './color-field.tsx'

export function AppearanceCard({ settings }: { settings: StaffSettings }) {
  const appearance = useSettingsForm<Appearance>({
    settings,
    fieldsOf: ({ siteTitle, siteLogo, heroImage, primaryColor, secondaryColor }) => ({
      siteTitle,
      siteLogo,
      heroImage,
      primaryColor,
      secondaryColor,
    }),
    changeOf: (fields) => fields,
    problemsOf: appearanceProblemsOf,
  })
  const { form } = appearance
  const previewed = useDeferredValue(form.fields)
  return (
    <SettingsCard title="Site Appearance">
      <SettingsForm {...appearance} saveLabel="Save Appearance">
        <TextField label="Site title" required maxLength={100} {...form.text('siteTitle')} />
        <ImageField
          label="Logo"
          required
          hint="Recommended size: 200x80px"
          {...form.picture('siteLogo')}
          ratio="5 / 2"
          fit="contain"
        />
        <ImageField
          label="Hero image"
          required
          {...form.picture('heroImage')}
          endpoint="hero"
          limitMegabytes={5}
        />
        <FieldRow>
          <ColorField
            label="Primary color"
            pickerLabel="Pick the primary one"
            {...form.text('primaryColor')}
          />
          <ColorField
            label="Secondary color"
            pickerLabel="Pick the secondary one"
            {...form.text('secondaryColor')}
          />
        </FieldRow>
        <AppearancePreview appearance={previewed} saved={settings} />
      </SettingsForm>
    </SettingsCard>
  )
}

function appearanceProblemsOf({ siteTitle, siteLogo, heroImage, primaryColor, secondaryColor }: Appearance) {
  return {
    ...(siteTitle.trim().length < 2 && { siteTitle: 'Site title must be at least 2 characters' }),
    ...(siteLogo === '' && { siteLogo: 'Image path is required' }),
    ...(heroImage === '' && { heroImage: 'Image path is required' }),
    ...(!isHexColor(primaryColor.trim()) && { primaryColor: 'Must be a valid color' }),
    ...(!isHexColor(secondaryColor.trim()) && { secondaryColor: 'Must be a valid color' }),
  }
}
