import type { Locator, Page } from '@playwright/test'
import { aPhoto } from '#test/factories/pictures/image-form.ts'

/** For a picture this small the site generates only one size, which halves the work. */
const SMALL = { width: 320, height: 72 }

/** Returns a photo as if chosen from files. */
export const photo = async (name: string, size = SMALL) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto(size),
})

/** Returns a form's field for one or several pictures. */
export const pictureField = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Chooses new photos with these names. */
export async function choosePhotos(field: Locator, ...names: string[]): Promise<void> {
  await field.locator('input[type=file]').setInputFiles(await Promise.all(names.map((name) => photo(name))))
}
