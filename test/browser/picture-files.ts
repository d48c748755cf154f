import type { Locator, Page } from '@playwright/test'
import { aPhoto } from '#test/factories/image-form.ts'

/** Returns a photo as a user chooses it from files. */
export const photo = async (name: string, size: { width?: number; height?: number } = {}) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto(size),
})

/** Returns the field of a form for one or several pictures. */
export const pictureField = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Chooses new photos with these names. */
export async function choosePhotos(field: Locator, ...names: string[]): Promise<void> {
  await field.locator('input[type=file]').setInputFiles(await Promise.all(names.map((name) => photo(name))))
}
