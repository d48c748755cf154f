import { useWords } from '#app/lib/language/in-both.ts'
import { FRAME_WORDS } from './words/frame-words.ts'

export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      {useWords(FRAME_WORDS).skip}
    </a>
  )
}
