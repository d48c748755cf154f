import { useText } from '#app/lib/messages/use-text.ts'
import { ROLES } from '#contract/wire/permissions.ts'

export function RoleOptions() {
  const text = useText()
  return ROLES.map((role) => (
    <option key={role} value={role}>
      {text(`admin.roles.${role}.name`)}
    </option>
  ))
}
