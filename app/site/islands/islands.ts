import { ZipPrice as Zip } from '#app/shared/price-by-zip/zip-price.tsx'
import { ToastRegion } from '#app/ui/toasts/toast-region.tsx'
import { NewsletterForm as Newsletter } from '../footer/newsletter-form.tsx'
import { ContactForm as Contact } from '../home/contact/contact-form.tsx'
import { ThemesFailure as Failure } from '../home/themes/themes-failure.tsx'
import { ReviewForm as Review } from '../review/review-form.tsx'
import { loadSiteWords } from '../words/site-words.ts'
import { islandIn } from './island-in.tsx'

const words = await loadSiteWords()

export const ContactForm = islandIn(words, Contact)
export const NewsletterForm = islandIn(words, Newsletter)
export const ReviewForm = islandIn(words, Review)
export const ThemesFailure = islandIn(words, Failure)
export const Toasts = islandIn(words, ToastRegion)
export const ZipPrice = islandIn(words, Zip)
