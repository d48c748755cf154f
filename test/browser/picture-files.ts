import type { Locator, Page } from '@playwright/test'
import { aPhoto } from '#test/factories/image-form.ts'

/** A photo as somebody chooses it from their files. */
export const photo = async (name: string, size: { width?: number; height?: number } = {}) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto(size),
})

/** The field of a form that holds a picture, or several. */
export const pictureField = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Chooses new photos with these names. */
export async function choosePhotos(field: Locator, ...names: string[]): Promise<void> {
  await field.locator('input[type=file]').setInputFiles(await Promise.all(names.map((name) => photo(name))))
}
