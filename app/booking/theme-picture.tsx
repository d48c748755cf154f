import { useQuery } from '@tanstack/react-query'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'

type ThemePictureProps = { themeId: number; ratio: string; sizes: string; className: string | undefined }

/** The picture of the booked theme. Its space stays empty if the theme is unknown. */
export function ThemePicture({ themeId, className, ...shape }: ThemePictureProps) {
  const { data: themes } = useQuery(themesQuery)
  const theme = themes?.find(({ id }) => id === themeId)
  return (
    <span className={className}>
      {theme && (
        <Picture image={pictureImage(theme.mainImage, '', theme.pictures)} priority="high" {...shape} />
      )}
    </span>
  )
}
