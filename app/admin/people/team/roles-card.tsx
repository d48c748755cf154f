import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { ROLES } from '#contract/wire/permissions.ts'

export function RolesCard() {
  const text = useText()
  return (
    <SettingsCard title={text('admin.team.rolesTitle')}>
      <Rows label={text('admin.team.roles')}>
        {ROLES.map((role) => (
          <Row
            key={role}
            title={text(`admin.roles.${role}.name`)}
            facts={[text(`admin.roles.${role}.sentence`)]}
          />
        ))}
      </Rows>
    </SettingsCard>
  )
}
