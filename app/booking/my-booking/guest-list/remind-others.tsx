import { copyText } from '#app/lib/copy-text.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import styles from './guest-list.module.css'

type RemindOthersProps = {
  readonly url: string
  /** How many children were booked for, and how many of them have an answer. */
  readonly expected: number
  readonly answered: number
  readonly day: string
  readonly text: Text
}

/** Who has not answered is not known, but how many: one tap shares a text for all parents again. */
export function RemindOthers({ url, expected, answered, day, text }: RemindOthersProps) {
  const language = useLanguage()
  if (answered >= expected) return null
  const words = text('guestList.remindText', { day: formatLong(day, language) })
  const remind = async () => {
    if (typeof navigator.share === 'function')
      // Closing the phone's own dialog is no failure.
      return navigator.share({ text: words, url }).catch(() => undefined)
    if (await copyText(`${words} ${url}`)) toast({ title: text('guestList.remindCopied'), tone: 'success' })
  }
  return (
    <div className={styles.suggestion}>
      <p>{text('guestList.missing', { missing: expected - answered, expected })}</p>
      <Button variant="secondary" size="sm" onClick={() => void remind()}>
        <Icon name="reply" />
        {text('guestList.remind')}
      </Button>
    </div>
  )
}
