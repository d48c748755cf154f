import { ZipPrice as Zip } from '#app/shared/price-by-zip/zip-price.tsx'
import { ToastRegion } from '#app/ui/toasts/toast-region.tsx'
import { NewsletterForm as Newsletter } from '../frame/footer/newsletter-form.tsx'
import { loadSiteIslandTexts } from '../page-texts/load-island-texts.ts'
import { ContactForm as Contact } from '../pages/home/contact/contact-form.tsx'
import { ThemesFailure as Failure } from '../pages/home/themes/themes-failure.tsx'
import { ReviewForm as Review } from '../pages/review/review-form.tsx'
import { islandIn } from './island-in.tsx'

await loadSiteIslandTexts()

export const ContactForm = islandIn(Contact)
export const NewsletterForm = islandIn(Newsletter)
export const ReviewForm = islandIn(Review)
export const ThemesFailure = islandIn(Failure)
export const Toasts = islandIn(ToastRegion)
export const ZipPrice = islandIn(Zip)
