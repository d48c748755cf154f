import { readScriptTexts } from '#app/site/page-texts/script-texts.ts'
import styles from './carousel.module.css'

const EVERY_MS = 5000
const NARROW = '(max-width: 767.999px)'
const VISIBLE = { narrow: 1, wide: 3 }

export function moveCarousels(signal: AbortSignal): void {
  for (const carousel of document.querySelectorAll<HTMLElement>(`.${styles.carousel}`)) move(carousel, signal)
}

function move(carousel: HTMLElement, signal: AbortSignal): void {
  const track = carousel.querySelector<HTMLElement>(`.${styles.track}`)
  const controls = carousel.querySelector<HTMLElement>(`.${styles.controls}`)
  if (!track || !controls) return
  const slides = [...track.children] as HTMLElement[]
  const narrow = matchMedia(NARROW)
  const visible = () => (narrow.matches ? VISIBLE.narrow : VISIBLE.wide)
  const last = () => Math.max(0, slides.length - visible())
  let index = 0
  let isPushedByHand = false

  const mark = () => {
    for (const [place, slide] of slides.entries()) slide.inert = place < index || place >= index + visible()
    controls.hidden = last() === 0
  }
  const step = (by: number) => {
    index = (Math.min(index, last()) + by + last() + 1) % (last() + 1)
    isPushedByHand = false
    mark()
    const left = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
    track.scrollTo({ left })
  }
  /**
   * Adopts the position that the visitor has scrolled to. The scrollend of an earlier step would undo a later
   * one.
   */
  const followHand = () => {
    if (!isPushedByHand) return
    const width = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
    index = Math.min(last(), Math.round(track.scrollLeft / (width || 1)))
    mark()
  }

  mark()
  narrow.addEventListener('change', mark, { signal })
  for (const push of ['pointerdown', 'touchstart', 'wheel', 'keydown'])
    track.addEventListener(push, () => (isPushedByHand = true), { signal, passive: true })
  track.addEventListener('scrollend', followHand, { signal })
  for (const button of controls.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => step(Number(button.dataset.step)), { signal })
  advance({ carousel, track, controls, signal, onTime: () => last() > 0 && step(1) })
}

type Moving = {
  carousel: HTMLElement
  track: HTMLElement
  controls: HTMLElement
  signal: AbortSignal
  onTime: () => void
}

/** Calls `onTime` every 5 seconds, except while hovered or focused, or with reduced motion. */
function advance({ carousel, track, controls, signal, onTime }: Moving): void {
  const pause = controls.querySelector<HTMLElement>(`.${styles.pause}`)
  const spoken = readScriptTexts()
  let isStopped = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isHeld = { pointer: false, focus: false }
  let timer: ReturnType<typeof setInterval> | undefined

  const decide = () => {
    const isMoving = !isStopped && !isHeld.pointer && !isHeld.focus
    clearInterval(timer)
    if (isMoving) timer = setInterval(onTime, EVERY_MS)
    track.ariaLive = isMoving ? 'off' : 'polite'
    if (!pause) return
    pause.textContent = isStopped ? spoken.play : spoken.pause
    pause.ariaLabel = isStopped ? spoken.playCarousel : spoken.pauseCarousel
  }
  const hold = (what: Partial<typeof isHeld>) => () => {
    isHeld = { ...isHeld, ...what }
    decide()
  }
  carousel.addEventListener('pointerenter', hold({ pointer: true }), { signal })
  carousel.addEventListener('pointerleave', hold({ pointer: false }), { signal })
  carousel.addEventListener('focusin', hold({ focus: true }), { signal })
  carousel.addEventListener('focusout', hold({ focus: false }), { signal })
  pause?.addEventListener(
    'click',
    () => {
      isStopped = !isStopped
      decide()
    },
    { signal },
  )
  signal.addEventListener('abort', () => clearInterval(timer))
  decide()
}
