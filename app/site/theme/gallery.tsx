import { useState } from 'react'
import { pictureImage } from '#app/lib/picture-image.ts'
import { Picture, type PictureImage } from '#app/ui/picture.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Theme } from '#contract/themes.ts'
import { LazyPreview } from '../lazy-preview.tsx'
import styles from './gallery.module.css'
import { useGalleryCount } from './use-gallery-count.ts'

export function Gallery({ theme }: { theme: Theme }) {
  const { name, mainImage, galleryImages, pictures } = theme
  const [previewed, setPreviewed] = useState<number>()
  const shown = useGalleryCount(galleryImages.length)
  const paths = [...new Set([mainImage, ...galleryImages])]
  const images = paths
    .map((path, index) =>
      pictureImage(path, index === 0 ? `The ${name} teepees` : `${name}, view ${index + 1}`, pictures),
    )
    .filter((image) => image !== undefined)
  const preview = (path: string) => setPreviewed(images.findIndex((image) => image.src === path))
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.main}
        aria-label={`Look closer at ${name}`}
        onClick={() => preview(mainImage)}
      >
        <Picture image={images[0]} ratio="4 / 3" sizes="(width < 64rem) 92vw, 40rem" hasPriority />
      </button>
      <ul role="list" className={styles.strip} aria-label="More pictures">
        {galleryImages.map((path, index) => (
          <li key={path}>
            <Thumbnail
              image={index < shown ? images.find((image) => image.src === path) : undefined}
              position={index + 1}
              onOpen={() => preview(path)}
            />
          </li>
        ))}
      </ul>
      <LazyPreview
        images={images}
        shown={previewed}
        onShow={setPreviewed}
        onClose={() => setPreviewed(undefined)}
      />
    </div>
  )
}

type ThumbnailProps = { image: PictureImage | undefined; position: number; onOpen: () => void }

function Thumbnail({ image, position, onOpen }: ThumbnailProps) {
  if (!image) return <Skeleton shape="box" ratio="4 / 3" />
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={`Look closer at picture ${position}`}
      onClick={onOpen}
    >
      <Picture image={image} ratio="4 / 3" sizes="(width < 64rem) 23vw, 10rem" />
    </button>
  )
}
