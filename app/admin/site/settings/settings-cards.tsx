import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CopyField } from '#app/admin/kit/forms/copy-field.tsx'
import { toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import {
  describeFailedSave,
  toastSaved,
  useSettingsForm,
} from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { CapacityCard } from '#app/admin/parts/capacity/capacity-card.tsx'
import { Permitted } from '#app/admin/shell/permitted.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { saveSiteSettings } from '#app/lib/page/save-site-settings.ts'
import { useSavedOnChange } from '#app/lib/use-saved-on-change.ts'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { SETTINGS_PLACES, type SettingsPage } from '#contract/site/admin-places.ts'
import type { StaffSettings } from '#contract/site/settings.ts'
import { type InvoiceDetails, NO_INVOICE_DETAILS } from '#domain/money/invoices/invoice-content.ts'
import { FAMILY_TOOL_NAMES } from '#domain/site/assistant-tools.ts'
import { listSwitches, type SwitchName } from '#domain/site/settings.ts'
import { SOCIAL_NETWORKS, type SocialNetwork, shownNetworks } from '#domain/site/social-links.ts'
import { AppearanceCard } from './appearance-card.tsx'
import { CalendarFeedCard } from './calendar-feed-card.tsx'
import { ContactInfoCard } from './contact-info-card.tsx'
import { CrewStepsCard } from './crew-steps-card.tsx'
import { HistoryCard } from './history/history-card.tsx'
import { KeysCards } from './keys/keys-cards.tsx'
import { PricesPage } from './prices/prices-page.tsx'
import styles from './settings-cards.module.css'
import { TermsCard } from './terms-card.tsx'

type CardProps = { settings: StaffSettings }

/** A card with only the switches of a page. */
export function SwitchesCard({ settings, page }: CardProps & { page: 'look' | 'bookings' }) {
  const text = useText()
  return (
    <SettingsCard title={text(`admin.settings.pageSwitches.${page}`)}>
      <SettingsSwitches settings={settings} page={page} />
    </SettingsCard>
  )
}

/** The cards on each settings page, by path. */
const CARDS: Readonly<Record<SettingsPage, (settings: StaffSettings) => ReactNode>> = {
  contact: (settings) => <ContactInfoCard settings={settings} />,
  look: (settings) => (
    <>
      <AppearanceCard settings={settings} />
      <SwitchesCard settings={settings} page="look" />
    </>
  ),
  bookings: (settings) => <SwitchesCard settings={settings} page="bookings" />,
  'crew-steps': (settings) => <CrewStepsCard settings={settings} />,
  capacity: (settings) => <CapacityCard settings={settings} />,
  prices: () => <PricesPage />,
  terms: () => <TermsCard />,
  invoices: (settings) => <InvoiceDetailsCard settings={settings} />,
  calendar: () => <CalendarFeedCard />,
  social: (settings) => <SocialLinksCard settings={settings} />,
  assistants: (settings) => <AssistantsCard settings={settings} />,
  keys: () => <KeysCards />,
  history: () => <HistoryCard />,
}

/** A page of the settings, for users with its permission. */
export function SettingsPageCards({ page, settings }: CardProps & { page: SettingsPage }) {
  const { needs } = SETTINGS_PLACES[page]
  return (
    <Permitted needs={needs} title={useText()(`admin.places.settings.${page}`)}>
      {CARDS[page](settings)}
    </Permitted>
  )
}

/** The business details on invoices. */
function InvoiceDetailsCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const details = useSettingsForm<InvoiceDetails>({
    settings,
    toFields: ({ invoiceDetails }) => invoiceDetails ?? NO_INVOICE_DETAILS,
    toChange: (fields) => ({ invoiceDetails: { ...fields, prefix: getPrefix(fields) } }),
  })
  const { form } = details
  return (
    <SettingsCard title={text('admin.invoices.company')} hint={text('admin.invoices.companyHint')}>
      <SettingsForm {...details} saveLabel={text('admin.invoices.saveCompany')}>
        <TextField label={text('admin.invoices.companyName')} {...form.input('companyName')} />
        <TextField label={text('admin.invoices.address')} {...form.input('address')} />
        <TextField label={text('admin.invoices.taxNumber')} {...form.input('taxNumber')} />
        <TextField
          label={text('admin.invoices.prefix')}
          hint={text('admin.invoices.prefixHint')}
          {...form.input('prefix')}
        />
      </SettingsForm>
    </SettingsCard>
  )
}

/** Returns the prefix in upper case, as invoice numbers are written. */
function getPrefix({ prefix }: InvoiceDetails): string {
  return prefix.trim().toUpperCase()
}

const LABELS: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
}

type SocialLinks = StaffSettings['socialLinks']

function SocialLinksCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const social = useSettingsForm<SocialLinks>({
    settings,
    toFields: ({ socialLinks }) => socialLinks,
    toChange: (socialLinks) => ({ socialLinks }),
  })
  const hasExamples = shownNetworks(settings).some((name) => settings.socialLinks[name] === '')
  return (
    <SettingsCard
      title={text('admin.settings.social.title')}
      hint={`${text('admin.settings.social.where')} ${hasExamples ? text('admin.settings.social.emptyShown') : text('admin.settings.social.emptyLeftOut')}`}
    >
      <SettingsForm {...social} saveLabel={text('admin.settings.social.save')}>
        {SOCIAL_NETWORKS.map((name) => (
          <TextField
            key={name}
            label={LABELS[name]}
            type="url"
            placeholder="https://"
            {...social.form.input(name)}
          />
        ))}
      </SettingsForm>
    </SettingsCard>
  )
}

/** Access for AI assistants: the switch, the URL, and what they can do. */
function AssistantsCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const isOnlyHere = window.location.hostname === 'localhost'
  return (
    <SettingsCard title={text('admin.places.settings.assistants')}>
      <SettingsSwitches settings={settings} page="assistants" />
      {settings.assistants && (
        <>
          <CopyField
            label={text('admin.assistants.address')}
            hint={text('admin.assistants.addressHint')}
            value={`${window.location.origin}/mcp`}
            copyLabel={text('admin.forms.copy.address')}
          />
          {isOnlyHere && (
            <Text size="sm" tone="warning">
              {text('admin.assistants.onlyHere')}
            </Text>
          )}
        </>
      )}
      <section aria-labelledby="assistant-tools">
        <Text as="h3" id="assistant-tools" marginBottom={3} size="md">
          {text('admin.assistants.can')}
        </Text>
        <ul className={styles.tools}>
          {FAMILY_TOOL_NAMES.map((name) => (
            <li key={name}>{text(`admin.assistants.tools.${name}`)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="own-assistant">
        <Text as="h3" id="own-assistant" marginBottom={3} size="md">
          {text('admin.assistants.own')}
        </Text>
        <p>{text('admin.assistants.ownHint')}</p>
      </section>
    </SettingsCard>
  )
}

type SettingsSwitchesProps = { settings: StaffSettings; page: 'look' | 'bookings' | 'assistants' }

/** The switches of a page of the settings. */
function SettingsSwitches({ settings, page }: SettingsSwitchesProps) {
  return listSwitches(page).map((name) => <SettingsSwitch key={name} settings={settings} name={name} />)
}

/** A setting that is on or off, saved on change. */
function SettingsSwitch({ settings, name }: { settings: StaffSettings; name: SwitchName }) {
  const text = useText()
  const queryClient = useQueryClient()
  const { shown, isSaving, choose } = useSavedOnChange(settings[name] === true, {
    mutationFn: (isOn: boolean) => saveSiteSettings(queryClient, { [name]: isOn }),
    onSuccess: toastSaved,
    onError: (error) => toastFailure(describeFailedSave(error)),
  })
  return (
    <Switch
      label={text(`admin.settings.switches.${name}`)}
      hint={text(`admin.settings.hints.${name}`)}
      checked={shown}
      aria-busy={isSaving || undefined}
      onChange={(event) => choose(event.target.checked)}
    />
  )
}
