import { useMay } from '../session/use-me.ts'
import { type AdminTab, tabs } from '../tabs.ts'

/** Returns the tabs that the signed-in user may use. */
export function useMyTabs(): readonly AdminTab[] {
  const may = useMay()
  return tabs.filter(({ needs }) => may(needs))
}
