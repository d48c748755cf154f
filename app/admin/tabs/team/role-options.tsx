import { ROLES } from '#contract/permissions.ts'
import { ROLE_NAMES } from './role-words.ts'

export function RoleOptions() {
  return ROLES.map((role) => (
    <option key={role} value={role}>
      {ROLE_NAMES[role]}
    </option>
  ))
}
