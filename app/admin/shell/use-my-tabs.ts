import { type AdminTab, tabs } from '../tabs.ts'
import { useIsMeUnknown, usePermissions } from './session/use-me.ts'

/**
 * Returns the tabs that the signed-in user may use: none until that is known, and all of them if the server
 * cannot say, so that nobody gets stuck.
 */
export function useMyTabs(): readonly AdminTab[] {
  const permissions = usePermissions()
  const isUnknown = useIsMeUnknown()
  return tabs.filter(({ needs }) => permissions?.includes(needs) ?? isUnknown)
}
