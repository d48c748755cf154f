import type { ComponentType } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: each part has props of its own, which Island passes on as they are
type Part = ComponentType<any>

/** All React parts of the public pages, loaded one by one. */
export const PARTS = {
  'contact-form': async (): Promise<Part> => (await import('../home/contact/contact-form.tsx')).ContactForm,
  'newsletter-form': async (): Promise<Part> =>
    (await import('../footer/newsletter-form.tsx')).NewsletterForm,
  'review-form': async (): Promise<Part> => (await import('../review/review-form.tsx')).ReviewForm,
  'themes-failure': async (): Promise<Part> =>
    (await import('../home/themes/themes-failure.tsx')).ThemesFailure,
  'zip-price': async (): Promise<Part> => (await import('#app/shared/price-by-zip/zip-price.tsx')).ZipPrice,
  toasts: async (): Promise<Part> => (await import('#app/ui/toast-region.tsx')).ToastRegion,
  logo: async (): Promise<Part> => (await import('../admin-edits/logo-edit.tsx')).LogoEdit,
  hero: async (): Promise<Part> => (await import('../admin-edits/hero-edit.tsx')).HeroEdit,
  'addon-photos': async (): Promise<Part> => (await import('../admin-edits/addon-photos.tsx')).AddonPhotos,
}

export type IslandName = keyof typeof PARTS
