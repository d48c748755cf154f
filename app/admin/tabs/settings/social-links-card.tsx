import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings-form.tsx'
import { useSettingsForm } from '#app/admin/forms/use-settings-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { StaffSettings } from '#contract/settings.ts'
import { SOCIAL_NETWORKS, type SocialNetwork, shownNetworks } from '#domain/social-links.ts'

const LABELS: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
}

type SocialLinks = StaffSettings['socialLinks']

export function SocialLinksCard({ settings }: { settings: StaffSettings }) {
  const social = useSettingsForm<SocialLinks>({
    settings,
    fieldsOf: ({ socialLinks }) => socialLinks,
    changeOf: (socialLinks) => ({ socialLinks }),
    problemsOf: socialProblemsOf,
  })
  return (
    <SettingsCard title="Social Links" hint={hintOf(settings)}>
      <SettingsForm {...social} saveLabel="Save Social Links">
        {SOCIAL_NETWORKS.map((name) => (
          <TextField
            key={name}
            label={LABELS[name]}
            type="url"
            placeholder="https://"
            {...social.form.text(name)}
          />
        ))}
      </SettingsForm>
    </SettingsCard>
  )
}

function hintOf(settings: StaffSettings): string {
  const hasExamples = shownNetworks(settings).some((name) => settings.socialLinks[name] === '')
  return `They stand in the header and the footer of every page. ${
    hasExamples
      ? 'Empty ones say “Coming soon” while the site shows sample content.'
      : 'Empty ones are left out.'
  }`
}

function socialProblemsOf(links: SocialLinks) {
  return Object.fromEntries(
    Object.entries(links)
      .filter(([, link]) => link !== '' && !/^https?:\/\/[^\s]+$/.test(link))
      .map(([name]) => [name, 'Please enter a link that starts with https://']),
  )
}
