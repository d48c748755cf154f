import { useState } from 'react'
import { renderSVG } from 'uqr'
import { copyText } from '#app/lib/copy-text.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import styles from './guest-list.module.css'

type ShareLinkProps = {
  readonly url: string
  readonly theme: string
  readonly day: string
  readonly text: Text
}

/** One link for all parents: to copy, to share from the phone, or as a code for a printed invitation. */
export function ShareLink({ url, theme, day, text }: ShareLinkProps) {
  const language = useLanguage()
  const [showsCode, setShowsCode] = useState(false)
  const canShare = typeof navigator.share === 'function'
  const copy = async () => {
    if (await copyText(url)) toast({ title: text('guestList.copied'), tone: 'success' })
  }
  const share = () =>
    navigator
      .share({ text: text('guestList.shareText', { theme, day: formatLong(day, language) }), url })
      // Closing the phone's own dialog is no failure.
      .catch(() => undefined)
  return (
    <div className={styles.share}>
      <TextField
        label={text('guestList.link')}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.ways}>
        <Button variant="secondary" onClick={copy}>
          <Icon name="copy" />
          {text('guestList.copy')}
        </Button>
        {canShare && (
          <Button variant="secondary" onClick={share}>
            <Icon name="reply" />
            {text('guestList.share')}
          </Button>
        )}
        <Button variant="quiet" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {text('guestList.code')}
        </Button>
      </div>
      {showsCode && (
        <img
          className={styles.code}
          alt={text('guestList.codeAlt')}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`}
        />
      )}
    </div>
  )
}
