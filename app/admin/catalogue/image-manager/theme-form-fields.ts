import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { createTheme } from '#contract/catalogue/themes.ts'

/** The fields of a new theme as typed. */
export type ThemeFormFields = {
  name: string
  description: string
  pricePerDay: string
  mainImage: string
  galleryImages: string[]
  /** Comma-separated. */
  includedItems: string
  available: boolean
  featured: boolean
}

export const NEW_THEME: ThemeFormFields = {
  name: '',
  description: '',
  pricePerDay: '149.99',
  mainImage: '',
  galleryImages: [],
  includedItems: '',
  available: true,
  featured: false,
}

export function themeFormBody({ includedItems, ...rest }: ThemeFormFields) {
  return {
    ...rest,
    includedItems: includedItems
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  }
}

export const NEW_THEME_RULES: FormRules<ThemeFormFields> = {
  schema: createTheme.body,
  toBody: themeFormBody,
  // The request accepts the price under either name, but the schema reports only one of them.
  toField: (path) => (path === 'pricePerTeepee' ? 'pricePerDay' : undefined),
}
