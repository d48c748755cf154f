import { useState } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { drawInvitation } from './draw-invitation.ts'
import styles from './guest-list.module.css'

type ShareLinkProps = {
  readonly url: string
  readonly theme: string
  readonly day: string
  readonly text: Text
}

/** One link for all parents: to copy, to share from the phone or by email, or as a picture with a code to post or print. */
export function ShareLink({ url, theme, day, text }: ShareLinkProps) {
  const language = useLanguage()
  const [picture, setPicture] = useState('')
  const canShare = typeof navigator.share === 'function'
  const copy = async () => {
    if (await copyText(url)) toast({ title: text('guestList.copied'), tone: 'success' })
  }
  const longDay = formatLong(day, language)
  const words = text('guestList.shareText', { theme, day: longDay })
  // Closing the phone's own dialog is no failure.
  const share = () => navigator.share({ text: words, url }).catch(() => undefined)
  const draw = () =>
    drawInvitation({
      url,
      lines: [text('guestList.invited'), text('guestList.sleepover', { theme }), longDay],
    })
  return (
    <Stack gap={3}>
      <TextField
        label={text('guestList.link')}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Row align="stretch" gap={3}>
        <Button variant="secondary" onClick={copy}>
          <Icon name="copy" />
          {text('guestList.copy')}
        </Button>
        {canShare ? (
          <Button variant="secondary" onClick={share}>
            <Icon name="reply" />
            {text('guestList.share')}
          </Button>
        ) : (
          <a
            href={`mailto:?body=${encodeURIComponent(`${words} ${url}`)}`}
            className={buttonClass('secondary')}
          >
            <Icon name="mail" />
            {text('guestList.mail')}
          </a>
        )}
        <Button
          variant="quiet"
          className={styles.quiet}
          aria-expanded={picture !== ''}
          onClick={() => setPicture(picture === '' ? draw() : '')}
        >
          {text('guestList.picture')}
        </Button>
      </Row>
      {picture !== '' && (
        <div className={styles.picture}>
          <img alt={text('guestList.pictureAlt')} src={picture} width={1080} height={1350} />
          <a href={picture} download="invitation.png" className={buttonClass('secondary')}>
            {text('guestList.savePicture')}
          </a>
        </div>
      )}
    </Stack>
  )
}
