import { useQuery } from '@tanstack/react-query'
import { pictureImage } from '#app/lib/picture-image.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { Picture } from '#app/ui/picture.tsx'

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
