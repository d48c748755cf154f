import type { QueryClient } from '@tanstack/react-query'
import type { SettingsChange, SiteSettings, StaffSettings } from '#contract/site/settings.ts'
import { PUBLIC_SETTINGS, showSettings } from '#domain/site/settings.ts'
import { api } from '../api/api.ts'
import { apiQuery, storeAnswer } from '../api/api-query.ts'
import { store } from '../stored.ts'
import { brandProperties, WORK_CONTRAST } from './brand.ts'
import { saveInTurn } from './save-in-turn.ts'
import { siteSettingsQuery } from './site-settings.ts'

/** Long enough for the user to notice the save. */
const SAVE_DELAY_MS = 600
const MIRROR = 'siteSettings'

export const staffSettingsQuery = apiQuery('/api/admin/settings')

/** Saves part of the settings for everyone; this browser applies them at once and caches a copy. */
export async function saveSiteSettings(
  queryClient: QueryClient,
  change: SettingsChange,
): Promise<StaffSettings> {
  const [saved] = await Promise.all([
    saveInTurn(queryClient, change.version, async (version) => {
      const response = await api.put('/api/site-settings', { body: { ...change, version } })
      return { response, version: response.version }
    }),
    new Promise((resolve) => setTimeout(resolve, SAVE_DELAY_MS)),
  ])
  const shown = showSettings(PUBLIC_SETTINGS, saved)
  storeAnswer(queryClient, staffSettingsQuery, saved)
  // Keeps what only the public call returns, such as the sizes of pictures.
  queryClient.setQueryData(siteSettingsQuery.queryKey, (known) => ({ ...known, ...shown }))
  showColors(shown)
  store(MIRROR, JSON.stringify(shown))
  return saved
}

/** Applies the colors; the document was rendered with the old ones. */
function showColors({ primaryColor, secondaryColor }: SiteSettings): void {
  const { dataset, style } = document.documentElement
  const contrast = dataset.contrast === 'work' ? WORK_CONTRAST : undefined
  for (const [name, value] of Object.entries(brandProperties(primaryColor, secondaryColor, contrast)))
    style.setProperty(name, value)
}
