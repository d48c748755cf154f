import { usePermissions } from '../session/use-me.ts'
import { type AdminTab, tabs } from '../tabs.ts'

/** Returns the tabs that the signed-in user may use; none until that is known. */
export function useMyTabs(): readonly AdminTab[] {
  const permissions = usePermissions()
  return permissions ? tabs.filter(({ needs }) => permissions.includes(needs)) : []
}
