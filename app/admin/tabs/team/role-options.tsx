import { useWords } from '#app/lib/language/in-both.ts'
import { ROLES } from '#contract/wire/permissions.ts'
import { ROLE_WORDS } from './role-words.ts'

export function RoleOptions() {
  const words = useWords(ROLE_WORDS)
  return ROLES.map((role) => (
    <option key={role} value={role}>
      {words[role].name}
    </option>
  ))
}
