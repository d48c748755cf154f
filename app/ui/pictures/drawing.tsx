import styles from './drawing.module.css'

/** The drawings in public/drawings/, by file name. */
export type DrawingName = 'bookings' | 'calendar' | 'error' | 'messages' | 'not-found' | 'search' | 'themes'

type DrawingProps = { name: DrawingName; size?: 'md' | 'lg' }

/** A small drawing of the set. Decorative: the text beside it has the meaning. */
export function Drawing({ name, size = 'md' }: DrawingProps) {
  const shape = name === 'not-found' ? { width: 480, height: 320 } : { width: 320, height: 240 }
  return (
    <img
      src={`/drawings/${name}.svg`}
      alt=""
      {...shape}
      className={styles[size]}
      // Without a connection, no drawing is better than a broken one.
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  )
}
