import { useText } from '#app/lib/messages/use-text.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { PreviewedMail as Mail } from '#contract/booking/staff-bookings.ts'
import styles from './previewed-mail.module.css'

type PreviewedMailProps = {
  /** Undefined if none is sent: `noMail` says so. */
  mail: Mail | undefined
  noMail?: string
  /** It is folded under these words. */
  foldedWords?: string
}

/** The email that an act would send to the family. */
export function PreviewedMail({ mail, noMail, foldedWords }: PreviewedMailProps) {
  const text = useText()
  if (!mail) return noMail && <p>{noMail}</p>
  return (
    <Stack as="details" gap={2} open={foldedWords === undefined}>
      <Text as="summary" size="sm" weight={700} font="body">
        {foldedWords ?? text('admin.moveParty.mail', { recipient: mail.recipient })}
      </Text>
      <Text marginTop={2} weight={650}>
        {mail.subject}
      </Text>
      <p className={styles.mail}>{mail.text}</p>
    </Stack>
  )
}
