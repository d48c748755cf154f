import { TextField } from '#app/ui/text-field.tsx'
import type { StaffSettings } from '#contract/settings.ts'
import { SettingsCard } from './settings-card.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const NETWORKS = [
  { name: 'instagram', label: 'Instagram' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'pinterest', label: 'Pinterest' },
] as const

type SocialLinks = StaffSettings['socialLinks']

export function SocialLinksCard({ settings }: { settings: StaffSettings }) {
  const social = useSettingsForm<SocialLinks>({
    settings,
    fieldsOf: ({ socialLinks }) => socialLinks,
    changeOf: (socialLinks) => ({ socialLinks }),
    problemsOf: socialProblemsOf,
  })
  return (
    <SettingsCard
      title="Social Links"
      hint="They stand in the footer of every page. Empty ones are left out."
    >
      <SettingsForm {...social} saveLabel="Save Social Links">
        {NETWORKS.map(({ name, label }) => (
          <TextField key={name} label={label} type="url" placeholder="https://" {...social.form.text(name)} />
        ))}
      </SettingsForm>
    </SettingsCard>
  )
}

function socialProblemsOf(links: SocialLinks) {
  return Object.fromEntries(
    Object.entries(links)
      .filter(([, link]) => link !== '' && !/^https?:\/\/[^\s]+$/.test(link))
      .map(([name]) => [name, 'Please enter a link that starts with https://']),
  )
}
