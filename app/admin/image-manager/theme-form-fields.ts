import { shownText } from '#app/lib/messages/shown-text.ts'
import type { Problems } from '../forms/form-inputs.ts'

/** The fields of a new theme as typed. */
export type ThemeFormFields = {
  name: string
  description: string
  pricePerDay: string
  mainImage: string
  galleryImages: string[]
  /** Separated by commas. */
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

const NAME_LENGTH_MIN = 3
const DESCRIPTION_LENGTH_MIN = 10

export function themeFormProblems(fields: ThemeFormFields): Problems<ThemeFormFields> {
  const text = shownText()
  const { name, description, pricePerDay, mainImage } = fields
  return {
    ...(name.trim().length < NAME_LENGTH_MIN && { name: text('admin.imageManager.theme.nameShort') }),
    ...(description.trim().length < DESCRIPTION_LENGTH_MIN && {
      description: text('admin.imageManager.theme.descriptionShort'),
    }),
    ...(!isPrice(pricePerDay) && { pricePerDay: text('admin.imageManager.theme.noPrice') }),
    ...(mainImage === '' && { mainImage: text('admin.imageManager.theme.imageMissing') }),
  }
}

export function themeFormBody({ name, description, includedItems, ...rest }: ThemeFormFields) {
  return {
    ...rest,
    name: name.trim(),
    description: description.trim(),
    includedItems: includedItems
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  }
}

function isPrice(typed: string): boolean {
  return typed.trim() !== '' && Number.isFinite(Number(typed)) && Number(typed) >= 0
}
