import { useDeferredValue } from 'react'
import { FieldRow } from '#app/admin/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings/settings-form.tsx'
import { useSettingsForm } from '#app/admin/forms/settings/use-settings-form.ts'
import { ImageField } from '#app/admin/pictures/image-field.tsx'
import { useWords, wordsRead } from '#app/lib/language/in-both.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { isHexColor } from '#domain/site/contrast.ts'
import { type Appearance, AppearancePreview } from './appearance-preview.tsx'
import { ColorField } from './color-field.tsx'
import { SETTINGS_WORDS } from './settings-words.ts'

export function AppearanceCard({ settings }: { settings: StaffSettings }) {
  const words = useWords(SETTINGS_WORDS).appearance
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
    findProblems: findAppearanceProblems,
  })
  const { form } = appearance
  const previewed = useDeferredValue(form.fields)
  return (
    <SettingsCard title={words.title}>
      <SettingsForm {...appearance} saveLabel={words.save}>
        <TextField label={words.siteTitle} required maxLength={100} {...form.text('siteTitle')} />
        <ImageField
          label={words.logo}
          required
          hint={words.logoHint}
          {...form.picture('siteLogo')}
          ratio="5 / 2"
          fit="contain"
        />
        <ImageField
          label={words.hero}
          required
          {...form.picture('heroImage')}
          endpoint="hero"
          limitMegabytes={5}
        />
        <FieldRow>
          <ColorField label={words.primary} pickerLabel={words.pickPrimary} {...form.text('primaryColor')} />
          <ColorField
            label={words.secondary}
            pickerLabel={words.pickSecondary}
            {...form.text('secondaryColor')}
          />
        </FieldRow>
        <AppearancePreview appearance={previewed} saved={settings} />
      </SettingsForm>
    </SettingsCard>
  )
}

function findAppearanceProblems({
  siteTitle,
  siteLogo,
  heroImage,
  primaryColor,
  secondaryColor,
}: Appearance) {
  const words = wordsRead(SETTINGS_WORDS).appearance
  return {
    ...(siteTitle.trim().length < 2 && { siteTitle: words.siteTitleShort }),
    ...(siteLogo === '' && { siteLogo: words.imageMissing }),
    ...(heroImage === '' && { heroImage: words.imageMissing }),
    ...(!isHexColor(primaryColor.trim()) && { primaryColor: words.noColor }),
    ...(!isHexColor(secondaryColor.trim()) && { secondaryColor: words.noColor }),
  }
}
