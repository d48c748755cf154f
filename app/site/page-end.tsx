import { useWords } from '#app/lib/language/in-both.ts'
import { MissingPicture } from '#app/ui/pictures/picture.tsx'
import styles from './page-end.module.css'
import { useSlot } from './slots.ts'
import { FRAME_WORDS } from './words/frame-words.ts'

/** What the page's script shows when it is needed. */
export function PageEnd() {
  const words = useWords(FRAME_WORDS)
  return (
    <>
      <div data-toasts="">{useSlot('toasts')}</div>
      <div data-pictures-preview="">{useSlot('picturesPreview')}</div>
      <p role="alert" data-plain-toasts="" className={styles.plainToasts} />
      <template data-missing-picture="">
        <MissingPicture words={words.imageFailed} />
      </template>
      <template data-script-words={JSON.stringify(words.script)} />
    </>
  )
}
