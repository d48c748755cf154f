import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { siteTextsQuery } from '#app/lib/api/site-texts-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { getSettings, type PageInput, prepared, preparedFor } from '#app/lib/page/page-data.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { Theme } from '#contract/catalogue/themes.ts'

/** Returns the page with what pages about a booking show alone: it is part of the document, for React. */
export function forBooking(page: PageInput): PageInput {
  const settings = getSettings(page)
  const logo = settings.pictures?.[settings.siteLogo]
  const themes = preparedFor(page, themesQuery)?.map(withoutDetails)
  const addons = preparedFor(page, addonsQuery)?.map(withoutPlaceholders)
  const { [siteTextsQuery.queryKey[0]]: _, ...shown } = page.prepared
  return {
    ...page,
    prepared: {
      ...shown,
      ...prepared(siteSettingsQuery, { ...settings, pictures: logo ? { [settings.siteLogo]: logo } : {} }),
      ...(themes && prepared(themesQuery, themes)),
      ...(addons && prepared(addonsQuery, addons)),
    },
  }
}

/** What only a theme's own page shows would be a tenth of the wizard's: its other pictures, what is included. */
function withoutDetails(theme: Theme): Theme {
  const { [theme.mainImage]: main } = theme.pictures
  const pictures = main ? { [theme.mainImage]: main } : {}
  return { ...theme, galleryImages: [], includedItems: [], pictures }
}

/** Add-ons are on a later step: until their pictures come, the main color of each is shown instead. */
function withoutPlaceholders(addon: Addon): Addon {
  const pictures = Object.entries(addon.pictures).map(([path, picture]) => [
    path,
    { ...picture, placeholder: null },
  ])
  return { ...addon, pictures: Object.fromEntries(pictures) }
}
