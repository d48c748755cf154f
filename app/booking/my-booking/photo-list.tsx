import { Grid } from '#app/ui/layout.tsx'
import styles from './photo-list.module.css'

type PhotoListProps = {
  readonly photos: readonly string[]
  /** What is added to the address of a picture for a small one. */
  readonly small?: string
  /** Describes a picture by its number. */
  readonly alt: (number: number) => string
}

/** Pictures of crews, each of which opens. */
export function PhotoList({ photos, small = '', alt }: PhotoListProps) {
  if (photos.length === 0) return null
  return (
    <Grid as="ul" role="list" minColumn="9rem" gap={3} marginTop={4}>
      {photos.map((address, index) => (
        <li key={address}>
          <a href={address}>
            <img src={address + small} alt={alt(index + 1)} loading="lazy" className={styles.photo} />
          </a>
        </li>
      ))}
    </Grid>
  )
}
