import styles from './sprinkles.module.css'

const pieceCount = 60

/**
 * Sixty sprinkles that fall through the surrounding box (which must be `position: relative`). The style sheet
 * derives each one's position and speed from its index: the page contains no data for it, and the server and
 * the browser render the same.
 */
export function Sprinkles() {
  return (
    <div className={styles.sky} aria-hidden="true">
      {Array.from({ length: pieceCount }, (_, piece) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sprinkle is its place
        <i key={piece} />
      ))}
    </div>
  )
}
