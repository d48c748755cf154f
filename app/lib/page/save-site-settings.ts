import type { QueryClient } from '@tanstack/react-query'
import type { SettingsChange, SiteSettings, StaffSettings } from '#contract/site/settings.ts'
import { getPublicPart } from '#domain/site/public-settings.ts'
import { api } from '../api/api.ts'
import { apiQuery } from '../api/api-query.ts'
import { brandProperties, WORK_CONTRAST } from './brand.ts'
import { saveInTurn } from './save-in-turn.ts'
import { siteSettingsQuery } from './site-settings.ts'

/** Long enough for the user to notice the save. */
const SAVE_DELAY_MS = 600
const MIRROR = 'siteSettings'

export const staffSettingsQuery = apiQuery('/api/admin/settings')

/** Saves part of the settings for everyone; this browser shows them at once and keeps a copy. */
export async function saveSiteSettings(
  queryClient: QueryClient,
  change: SettingsChange,
): Promise<StaffSettings> {
  const [saved] = await Promise.all([
    saveInTurn(queryClient, change.version, async (version) => {
      const answer = await api.put('/api/site-settings', { body: { ...change, version } })
      return { answer, version: answer.version }
    }),
    new Promise((resolve) => setTimeout(resolve, SAVE_DELAY_MS)),
  ])
  const shown = getPublicPart(saved)
  queryClient.setQueryData(staffSettingsQuery.queryKey, saved)
  // What only the public call returns, such as the pictures' sizes, is kept.
  queryClient.setQueryData(siteSettingsQuery.queryKey, (known) => ({ ...known, ...shown }))
  showColors(shown)
  mirror(shown)
  return saved
}

/** The document was rendered with the colors from before. */
function showColors({ primaryColor, secondaryColor }: SiteSettings): void {
  const { dataset, style } = document.documentElement
  const contrast = dataset.contrast === 'work' ? WORK_CONTRAST : undefined
  for (const [name, value] of Object.entries(brandProperties(primaryColor, secondaryColor, contrast)))
    style.setProperty(name, value)
}

function mirror(settings: SiteSettings): void {
  try {
    localStorage.setItem(MIRROR, JSON.stringify(settings))
  } catch {
    // Storage is full or forbidden: the server has the settings, which is what counts.
  }
}
