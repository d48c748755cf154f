import { useQuery } from '@tanstack/react-query'
import { pictureImage } from '#app/lib/picture-image.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import type { PictureImage } from '#app/ui/picture.tsx'

const VIEWS = ['The whole room', 'A closer look', 'The table', 'With the lights on']

/** Every picture of the themes that can be booked, theme by theme, with the theme's name for those who cannot see it. */
export function useThemePictures(): PictureImage[] {
  const { data: themes = [] } = useQuery(themesQuery)
  return themes
    .filter((theme) => theme.available)
    .flatMap(({ name, galleryImages, pictures }) =>
      galleryImages.map((path, index) =>
        pictureImage(path, `${name}: ${VIEWS[index] ?? 'Another view'}`, pictures),
      ),
    )
    .filter((image) => image !== undefined)
}
