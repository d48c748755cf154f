import { pictureImage } from '#app/lib/picture-image.ts'
import type { PictureImage } from '#app/ui/picture.tsx'
import type { Theme } from '#contract/themes.ts'

type AlbumPicture = { readonly theme: Theme; readonly path: string }

const ON_THE_WALL = 6

/** What the home page shows of the themes beside their cards: two prints for the story, and a wall of set-ups. */
export function albumOf(themes: readonly Theme[]): { story: AlbumPicture[]; wall: AlbumPicture[] } {
  const shown = themes.filter((theme) => theme.available && theme.galleryImages.length > 0)
  const wall = shown.slice(0, ON_THE_WALL).map((theme, place) => view(theme, place + 1))
  const [first, , third] = shown
  return { story: [...(first ? [view(first, -1)] : []), ...(third ? [view(third, 0)] : [])], wall }
}

/** `setUpOf` tells what is on the picture. */
export function albumImage(
  { theme, path }: AlbumPicture,
  setUpOf: (name: string) => string,
): PictureImage | undefined {
  return pictureImage(path, setUpOf(theme.name), theme.pictures)
}

/**
 * Leaves out what is known of pictures that the home page does not show: most of its data. Pictures of the album are
 * far down the page, where a plain color holds their place well enough.
 */
export function withNeededPictures(themes: readonly Theme[]): Theme[] {
  const { story, wall } = albumOf(themes)
  const needed = new Set([...story, ...wall].map(({ path }) => path))
  return themes.map((theme) => ({
    ...theme,
    pictures: Object.fromEntries(
      Object.entries(theme.pictures).flatMap(([path, picture]) => {
        if (path === theme.mainImage) return [[path, picture]]
        return needed.has(path) ? [[path, { ...picture, placeholder: null }]] : []
      }),
    ),
  }))
}

/** Another view from theme to theme, so that the wall is not all of a kind. */
function view(theme: Theme, place: number): AlbumPicture {
  return { theme, path: theme.galleryImages.at(place % theme.galleryImages.length) ?? theme.mainImage }
}
