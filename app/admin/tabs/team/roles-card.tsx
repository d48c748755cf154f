import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { ROLES } from '#contract/permissions.ts'
import { ROLE_NAMES, ROLE_SENTENCES } from './role-words.ts'

export function RolesCard() {
  return (
    <SettingsCard title="What each role may do">
      <Rows label="Roles">
        {ROLES.map((role) => (
          <Row key={role} title={ROLE_NAMES[role]} facts={[ROLE_SENTENCES[role]]} />
        ))}
      </Rows>
    </SettingsCard>
  )
}
