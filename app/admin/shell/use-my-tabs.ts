import { useMay } from '../session/use-me.ts'
import { type AdminTab, tabs } from '../tabs.ts'

/** The tabs that whoever is signed in may use. */
export function useMyTabs(): readonly AdminTab[] {
  const may = useMay()
  return tabs.filter(({ needs }) => may(needs))
}
