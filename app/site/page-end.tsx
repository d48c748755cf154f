import { useText } from '#app/lib/messages/use-text.ts'
import { MissingPicture } from '#app/ui/pictures/picture.tsx'
import styles from './page-end.module.css'
import { scriptTexts } from './page-texts/script-texts.ts'
import { useSlot } from './slots.ts'

/** What the page's script shows on demand. */
export function PageEnd() {
  const text = useText()
  return (
    <>
      <div data-toasts="">{useSlot('toasts')}</div>
      <div data-pictures-preview="">{useSlot('picturesPreview')}</div>
      <p role="alert" data-plain-toasts="" className={styles.plainToasts} />
      <template data-missing-picture="">
        <MissingPicture words={text('pages.frame.imageFailed')} />
      </template>
      <template data-script-words={JSON.stringify(scriptTexts(text))} />
    </>
  )
}
