import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { createTheme } from '#contract/catalogue/themes.ts'

export const NEW_THEME = {
  name: '',
  description: '',
  pricePerDay: '149.99',
  mainImage: '',
  galleryImages: [] as string[],
  /** Comma-separated. */
  includedItems: '',
  available: true,
  featured: false,
}
/** The fields of a new theme as typed. */
export type ThemeFormFields = typeof NEW_THEME

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
