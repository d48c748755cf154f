import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSettingsForm } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { SOCIAL_NETWORKS, type SocialNetwork, shownNetworks } from '#domain/site/social-links.ts'

const LABELS: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
}

type SocialLinks = StaffSettings['socialLinks']

export function SocialLinksCard({ settings }: { settings: StaffSettings }) {
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
