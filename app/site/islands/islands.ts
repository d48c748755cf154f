import { ZipPrice as Zip } from '#app/shared/price-by-zip/zip-price.tsx'
import { ToastRegion } from '#app/ui/toasts/toast-region.tsx'
import { NewsletterForm as Newsletter } from '../footer/newsletter-form.tsx'
import { ContactForm as Contact } from '../home/contact/contact-form.tsx'
import { ThemesFailure as Failure } from '../home/themes/themes-failure.tsx'
import { loadSiteIslandTexts } from '../page-texts/load-island-texts.ts'
import { ReviewForm as Review } from '../review/review-form.tsx'
import { islandIn } from './island-in.tsx'

await loadSiteIslandTexts()

export const ContactForm = islandIn(Contact)
export const NewsletterForm = islandIn(Newsletter)
export const ReviewForm = islandIn(Review)
export const ThemesFailure = islandIn(Failure)
export const Toasts = islandIn(ToastRegion)
export const ZipPrice = islandIn(Zip)
