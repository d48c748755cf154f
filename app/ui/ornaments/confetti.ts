import styles from './confetti.module.css'

const pieceCount = 50
const durationMs = 3000
const colors = ['var(--primary)', 'var(--secondary)', 'var(--glow)', '#b7a3e3', '#f59fbe']

/** Animates 50 pieces that fly up from the lower middle, fall, and disappear after 3 seconds. */
export function throwConfetti(): void {
  // Persists across navigations, so that the pieces fly on (app/shared/document.astro).
  const sky = document.querySelector<HTMLElement>('[data-astro-transition-persist="confetti"]')
  const pieces = Array.from({ length: pieceCount }, (_, piece) => createPiece(piece))
  sky?.classList.add(styles.sky ?? '')
  sky?.append(...pieces)
  for (const piece of pieces) {
    fly(piece)
    setTimeout(() => piece.remove(), durationMs)
  }
}

function createPiece(index: number): HTMLElement {
  const piece = document.createElement('span')
  piece.className = styles.piece ?? ''
  piece.style.background = colors[index % colors.length] ?? ''
  piece.style.borderRadius = index % 3 === 0 ? '50%' : '2px'
  piece.style.scale = String(between(0.7, 1.4))
  return piece
}

function fly(piece: Element): void {
  const acrossVw = between(-48, 48)
  const riseVh = between(-78, -30)
  const turns = between(-4, 4)
  piece.animate(
    [
      { translate: '0 0', rotate: '0turn', opacity: 1, easing: 'cubic-bezier(0.1, 0.7, 0.4, 1)' },
      {
        translate: `${acrossVw * 0.75}vw ${riseVh}vh`,
        rotate: `${turns / 2}turn`,
        opacity: 1,
        offset: 0.32,
        easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)',
      },
      { translate: `${acrossVw}vw 35vh`, rotate: `${turns}turn`, opacity: 0.9 },
    ],
    { duration: between(durationMs * 0.75, durationMs), fill: 'forwards' },
  )
}

function between(low: number, high: number): number {
  return low + Math.random() * (high - low)
}
