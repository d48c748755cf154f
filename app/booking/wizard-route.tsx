import { addonsQuery } from '#app/lib/addons-query.ts'
import type { PageHandle } from '#app/lib/page-assets.ts'
import { prepare, prepared, preparedFor } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import type { Route } from './+types/wizard-route'
import { BookingDocument } from './document/booking-document.tsx'
import { modulesOf } from './document/booking-modules.ts'
import { loadBookingPage } from './document/load-booking-page.tsx'
import { titlesAt } from './page-titles.ts'
import { WizardPage } from './wizard-page.tsx'

export const handle = { modulesIn: modulesOf('wizard') } satisfies PageHandle

export function meta({ location }: { location: { pathname: string } }) {
  const { wizard: title, description } = titlesAt(location)
  return pageMeta({ title, description })
}

export async function loader(args: Route.LoaderArgs) {
  const data = await prepare(args.context, [themesQuery, addonsQuery])
  const themes = preparedFor(data, themesQuery)?.map(withoutDetails)
  const addons = preparedFor(data, addonsQuery)?.map(withoutPlaceholders)
  return loadBookingPage(args, {
    page: 'wizard',
    Page: WizardPage,
    data: {
      ...data.prepared,
      ...(themes && prepared(themesQuery, themes)),
      ...(addons && prepared(addonsQuery, addons)),
    },
  })
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

export default BookingDocument
