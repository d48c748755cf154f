import { useQuery } from '@tanstack/react-query'
import { pictureImage } from '#app/lib/picture-image.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { Picture } from '#app/ui/picture.tsx'

type ThemePictureProps = { themeId: number; ratio: string; sizes: string; className: string | undefined }

/** The theme that was booked, for the pages that look forward to it. Its room stays empty where it is not known. */
export function ThemePicture({ themeId, className, ...shape }: ThemePictureProps) {
  const { data: themes } = useQuery(themesQuery)
  const theme = themes?.find(({ id }) => id === themeId)
  return (
    <span className={className}>
      {theme && <Picture image={pictureImage(theme.mainImage, '', theme.pictures)} hasPriority {...shape} />}
    </span>
  )
}
