import { useId } from 'react'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import styles from './picker-grid.module.css'

type PickerGridProps = {
  images: readonly UploadedImage[]
  chosen: readonly UploadedImage[]
  onToggle: (image: UploadedImage) => void
  isMultiple: boolean
}

/** All pictures, to select one or several; a number shows the selection order. */
export function PickerGrid({ images, chosen, onToggle, isMultiple }: PickerGridProps) {
  const name = useId()
  return (
    <ul className={styles.grid}>
      {images.map((image) => {
        const rank = chosen.findIndex(({ id }) => id === image.id) + 1
        return (
          <li key={image.id}>
            <label className={styles.choice}>
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={name}
                checked={rank > 0}
                onChange={() => onToggle(image)}
                className={styles.input}
              />
              <Picture
                image={pictureImage(image.path, '', { [image.path]: image.picture })}
                sizes="(width < 40rem) 45vw, 11rem"
                ratio="4 / 3"
              />
              {rank > 0 && (
                <span className={styles.mark} aria-hidden="true">
                  {isMultiple ? rank : <Icon name="check" />}
                </span>
              )}
              <span className={styles.name}>{image.originalName}</span>
              <span className={styles.size}>
                {image.width} × {image.height}
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
