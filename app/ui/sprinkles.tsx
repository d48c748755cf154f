import styles from './sprinkles.module.css'

const pieceCount = 60

/**
 * Sixty sprinkles that fall through the box around them (which must be `position: relative`). Where and how fast
 * each falls comes from its place among the sixty, in the style sheet: the page carries no word about it, and the
 * server and the browser draw the same.
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
