import { useId } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ImageField } from '../images/image-field.tsx'
import styles from './gallery-field.module.css'

type GalleryFieldProps = {
  label: string
  paths: readonly string[]
  onChange: (paths: string[]) => void
  endpoint?: string
  limitMegabytes?: number
}

/** Any number of pictures: more by uploading or picking, fewer by taking one away. */
export function GalleryField({ label, paths, onChange, endpoint, limitMegabytes }: GalleryFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend} id={id}>
        {label}
      </legend>
      {paths.length > 0 && (
        <ul className={styles.pictures} aria-labelledby={id}>
          {paths.map((path, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
            <li key={`${index}-${path}`} className={styles.place}>
              <Picture
                image={{ src: path, width: 400, height: 300, alt: `Gallery image ${index + 1}` }}
                ratio="4 / 3"
                className={styles.picture}
              />
              <IconButton
                icon="cross"
                tone="filled"
                label={`Remove gallery image ${index + 1}`}
                className={styles.remove}
                onClick={() => onChange(paths.filter((_, place) => place !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      {/* A new one each time, so that it is empty again once its picture has joined the others. */}
      <ImageField
        key={paths.length}
        label="Add a gallery image"
        value=""
        onChange={(path) => path !== '' && onChange([...paths, path])}
        {...(endpoint === undefined ? {} : { endpoint })}
        {...(limitMegabytes === undefined ? {} : { limitMegabytes })}
      />
    </fieldset>
  )
}
