import { addonsQuery } from '#app/lib/addons-query.ts'
import type { PageHandle } from '#app/lib/page-assets.ts'
import { prepare, prepared, preparedFor } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import type { Theme } from '#contract/themes.ts'
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
  const themes = preparedFor(data, themesQuery)?.map(withoutGallery)
  return loadBookingPage(args, {
    page: 'wizard',
    Page: WizardPage,
    data: { ...data.prepared, ...(themes && prepared(themesQuery, themes)) },
  })
}

/** The wizard shows one picture of each theme; the others would be a tenth of its page. */
function withoutGallery(theme: Theme): Theme {
  const { [theme.mainImage]: main } = theme.pictures
  return { ...theme, pictures: main ? { [theme.mainImage]: main } : {} }
}

export default BookingDocument
