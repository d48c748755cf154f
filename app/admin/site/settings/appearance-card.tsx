import { useDeferredValue } from 'react'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSettingsForm } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { ImageField } from '#app/admin/kit/pictures/image-field.tsx'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { brandProperties } from '#app/lib/page/brand.ts'
import { classNames } from '#app/ui/class-names.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { isHexColor } from '#domain/site/contrast.ts'
import { colorAdvice } from './color-advice.ts'
import styles from './color-field.module.css'

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
      <TextField label={text('admin.settings.appearance.siteTitle')} {...form.input('siteTitle')} />
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

type ColorFieldProps = {
  label: string
  pickerLabel: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** A color to pick or type, with its effect on readability. */
function ColorField({ label, pickerLabel, value, onChange, ...rest }: ColorFieldProps) {
  const advice = colorAdvice(value, useText())
  return (
    <Stack gap={2}>
      <div className={styles.row}>
        <TextField
          label={label}
          required
          value={value}
          onChange={onChange}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          aria-description={advice?.words}
          {...rest}
        />
        <input
          type="color"
          className={styles.swatch}
          aria-label={pickerLabel}
          value={sixDigits(value)}
          onChange={onChange}
        />
      </div>
      {advice && (
        <p className={classNames(styles.advice, advice.tone === 'warning' && styles.warning)}>
          {advice.tone === 'warning' && <Icon name="warning" />}
          {advice.words}
        </p>
      )}
    </Stack>
  )
}

/** The native color picker supports only the long form. */
function sixDigits(color: string): string {
  if (!isHexColor(color)) return '#000000'
  return color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color
}

type Appearance = Pick<
  StaffSettings,
  'siteTitle' | 'siteLogo' | 'heroImage' | 'primaryColor' | 'secondaryColor'
>

type AppearancePreviewProps = { appearance: Appearance; saved: Appearance }

/** A small preview of the site; shows the saved color while the typed one is incomplete. */
function AppearancePreview({ appearance, saved }: AppearancePreviewProps) {
  const text = useText()
  const { siteTitle, siteLogo, heroImage } = appearance
  const primary = isHexColor(appearance.primaryColor) ? appearance.primaryColor : saved.primaryColor
  const secondary = isHexColor(appearance.secondaryColor) ? appearance.secondaryColor : saved.secondaryColor
  return (
    <Stack as="figure" gap={2} style={brandProperties(primary, secondary)}>
      <Text as="figcaption" size="sm" weight={600}>
        {text('admin.settings.appearance.preview')}
      </Text>
      <div className={styles.site} data-ground="day">
        <div className={styles.bar}>
          <Picture
            image={pictureImage(siteLogo, '')}
            ratio="5 / 2"
            fit="contain"
            sizes="6rem"
            className={styles.logo}
          />
          <span className={styles.title}>{siteTitle}</span>
        </div>
        <div className={styles.hero} data-ground="night">
          <Picture
            image={pictureImage(heroImage, '')}
            ratio="16 / 7"
            sizes="30rem"
            className={styles.photo}
          />
          <span className={styles.action}>
            <span className={buttonClass('primary', 'sm')}>
              {text('admin.settings.appearance.bookParty')}
            </span>
          </span>
        </div>
        <div className={styles.words}>
          <span className={styles.link}>{text('admin.settings.appearance.link')}</span>
          <Badge tone="primary">{text('admin.settings.appearance.popular')}</Badge>
          <span className={styles.chosen}>{text('admin.settings.appearance.chosen')}</span>
        </div>
      </div>
    </Stack>
  )
}
