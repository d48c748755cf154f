import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { ROLES } from '#contract/wire/permissions.ts'
import { ROLE_WORDS } from './role-words.ts'
import { TEAM_WORDS } from './team-words.ts'

export function RolesCard() {
  const words = useWords(TEAM_WORDS)
  const roles = useWords(ROLE_WORDS)
  return (
    <SettingsCard title={words.rolesTitle}>
      <Rows label={words.roles}>
        {ROLES.map((role) => (
          <Row key={role} title={roles[role].name} facts={[roles[role].sentence]} />
        ))}
      </Rows>
    </SettingsCard>
  )
}
