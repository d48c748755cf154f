import { pictureImage } from '#app/lib/files/picture-image.ts'
import type { PictureImage } from '#app/ui/pictures/picture.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'

type AlbumPicture = { readonly theme: Theme; readonly path: string }

const ON_THE_WALL = 6

/**
 * Returns the theme pictures for the home page besides the cards: two prints for the story, and a wall of
 * setups.
 */
export function createAlbum(themes: readonly Theme[]): { story: AlbumPicture[]; wall: AlbumPicture[] } {
  const shown = themes.filter((theme) => theme.available && theme.galleryImages.length > 0)
  const wall = shown.slice(0, ON_THE_WALL).map((theme, place) => view(theme, place + 1))
  const [first, , third] = shown
  return { story: [...(first ? [view(first, -1)] : []), ...(third ? [view(third, 0)] : [])], wall }
}

/** `describePicture` returns the alt text. */
export function albumImage(
  { theme, path }: AlbumPicture,
  describePicture: (name: string) => string,
): PictureImage | undefined {
  return pictureImage(path, describePicture(theme.name), theme.pictures)
}

/**
 * Drops the data of pictures that the home page does not show, which is most of it. The album is far down the
 * page, where a plain color is a sufficient placeholder.
 */
export function withNeededPictures(themes: readonly Theme[]): Theme[] {
  const { story, wall } = createAlbum(themes)
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

/** Returns a different view for each theme, so that the wall is varied. */
function view(theme: Theme, place: number): AlbumPicture {
  return { theme, path: theme.galleryImages.at(place % theme.galleryImages.length) ?? theme.mainImage }
}
