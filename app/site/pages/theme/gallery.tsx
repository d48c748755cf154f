import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { PreviewLink } from '#app/site/preview/preview-link.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Picture, type PictureImage } from '#app/ui/pictures/picture.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import styles from './gallery.module.css'

/** The page's script shows the others, two at a time. */
const AT_ONCE = 2
const THUMBNAIL = '(width < 64rem) 23vw, 10rem'

export function Gallery({ theme }: { theme: Theme }) {
  const text = useText()
  const { name, mainImage, galleryImages, pictures } = theme
  const main = pictureImage(mainImage, text('pages.more.teepeesOf', { name }), pictures)
  const others = galleryImages
    .map((path, index) => pictureImage(path, text('pages.more.view', { name, number: index + 2 }), pictures))
    .filter((image) => image !== undefined)
  return (
    <Stack gap={3} data-preview-group="">
      <MainPicture image={main} name={name} />
      <ul role="list" className={styles.strip} aria-label={text('pages.more.morePictures')}>
        {others.map((image, index) => (
          <li key={image.src}>
            {index < AT_ONCE ? (
              <Thumbnail image={image} label={text('pages.more.lookCloserAt', { number: index + 1 })} />
            ) : (
              <LaterThumbnail image={image} />
            )}
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function MainPicture({ image, name }: { image: PictureImage | undefined; name: string }) {
  const text = useText()
  const sizes = '(width < 64rem) 92vw, 40rem'
  const picture = <Picture image={image} ratio="4 / 3" sizes={sizes} priority="low" hasLqip />
  if (!image) return <div className={styles.main}>{picture}</div>
  return (
    <PreviewLink path={image.src} className={styles.main} label={text('pages.more.lookCloser', { name })}>
      {picture}
    </PreviewLink>
  )
}

function Thumbnail({ image, label }: { image: PictureImage; label: string }) {
  return (
    <PreviewLink path={image.src} className={styles.thumbnail} label={label}>
      <Picture image={image} ratio="4 / 3" sizes={THUMBNAIL} />
    </PreviewLink>
  )
}

/** A placeholder; without JavaScript the picture is shown at once. */
function LaterThumbnail({ image }: { image: PictureImage }) {
  return (
    <>
      <span className={styles.later}>
        <Skeleton shape="box" ratio="4 / 3" />
      </span>
      <template>
        <Thumbnail image={image} label="" />
      </template>
      <noscript>
        <Thumbnail image={image} label={image.alt} />
      </noscript>
    </>
  )
}
