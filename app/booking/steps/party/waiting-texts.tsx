import loadTexts from 'virtual:messages/consent'
import { useQuery } from '@tanstack/react-query'
import { ConsentBox } from '#app/booking/terms/consent-box.tsx'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { cleanPhone } from '#domain/booking/order/typed-phone.ts'

type WaitingTextsProps = {
  wantsTexts: boolean
  phone: string
  problem: string | undefined
  onChange: (changes: { wantsTexts: boolean } | { phone: string }) => void
}

/** Asks whether an offer may also come by text, and to which number; only if the site sends texts. */
export function WaitingTexts(props: WaitingTextsProps) {
  const { data: settings } = useQuery(siteSettingsQuery)
  return settings?.sendsTexts ? <AskForTexts {...props} /> : null
}

function AskForTexts({ wantsTexts, phone, problem, onChange }: WaitingTextsProps) {
  const text = useText()
  const consent = useLazyText('consent', loadTexts)
  if (!consent) return null
  return (
    <>
      <ConsentBox
        words={consent('consent.texts')}
        isTicked={wantsTexts}
        onTick={(isTicked) => onChange({ wantsTexts: isTicked })}
      />
      {wantsTexts && (
        <TextField
          label={text('booking.party.yourPhone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
          value={phone}
          error={problem}
          onChange={(event) => onChange({ phone: cleanPhone(event.target.value) })}
        />
      )}
    </>
  )
}
