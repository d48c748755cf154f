import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { siteTextsQuery } from '#app/lib/api/site-texts-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { getSettings, type PageInput, prepared, preparedFor } from '#app/lib/page/page-data.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { Theme } from '#contract/catalogue/themes.ts'

/**
 * Returns the page with only the data that booking pages show: it is serialized into the document for React.
 */
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

/**
 * Omits what only a theme's own page shows, such as further pictures and what is included: a tenth of the
 * wizard's size.
 */
function withoutDetails(theme: Theme): Theme {
  const { [theme.mainImage]: main } = theme.pictures
  const pictures = main ? { [theme.mainImage]: main } : {}
  return { ...theme, galleryImages: [], includedItems: [], pictures }
}

/** Add-ons are on a later step: their dominant color is a sufficient placeholder. */
function withoutPlaceholders(addon: Addon): Addon {
  const pictures = Object.entries(addon.pictures).map(([path, picture]) => [
    path,
    { ...picture, placeholder: null },
  ])
  return { ...addon, pictures: Object.fromEntries(pictures) }
}
