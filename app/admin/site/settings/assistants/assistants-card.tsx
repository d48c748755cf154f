import { CopyField } from '#app/admin/kit/forms/copy-field.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Text } from '#app/ui/layout.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { FAMILY_TOOL_NAMES } from '#domain/site/assistant-tools.ts'
import { SettingsSwitches } from '../settings-switch.tsx'
import styles from './assistants-card.module.css'

/** Access for AI assistants: the switch, the URL, and what they can do. */
export function AssistantsCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const isOnlyHere = window.location.hostname === 'localhost'
  return (
    <SettingsCard title={text('admin.assistants.title')}>
      <SettingsSwitches settings={settings} page="assistants" />
      {settings.assistants && (
        <>
          <CopyField
            label={text('admin.assistants.address')}
            hint={text('admin.assistants.addressHint')}
            value={`${window.location.origin}/mcp`}
            copyLabel={text('admin.assistants.copy')}
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
