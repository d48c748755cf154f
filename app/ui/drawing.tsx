import styles from './drawing.module.css'

/** The drawings of public/drawings/, by file name. */
export type DrawingName = 'bookings' | 'calendar' | 'error' | 'messages' | 'not-found' | 'search' | 'themes'

type DrawingProps = { name: DrawingName; size?: 'md' | 'lg' }

/** One of the family of small drawings. Decoration: the words beside it say what is the matter. */
export function Drawing({ name, size = 'md' }: DrawingProps) {
  const shape = name === 'not-found' ? { width: 480, height: 320 } : { width: 320, height: 240 }
  return <img src={`/drawings/${name}.svg`} alt="" {...shape} className={styles[size]} />
}
