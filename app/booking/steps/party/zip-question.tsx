import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import { useAreaRefusal } from '#app/booking/use-area-refusal.ts'
import { useCityForZip } from '#app/booking/use-city-for-zip.ts'
import type { PricedDraft } from '#app/booking/use-order.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { isZip, rememberZip } from '#app/lib/draft/known-zip.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import type { AskUsProps } from '#app/shared/price-by-zip/ask-us.tsx'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { zipAreaCode } from '#domain/catalogue/pricing/delivery-area.ts'
import {
  describePrice,
  describeStillToCome,
  type StillToCome,
} from '#domain/catalogue/pricing/describe-price.ts'
import styles from './party-step.module.css'

/**
 * Opened by hand: however late a refusal comes, the rest of the step stays where it is. If it cannot be loaded, the
 * refusal names the phone number.
 */
const AskUs = lazy(async () => ({ default: await loadAskUs() }))

async function loadAskUs(): Promise<ComponentType<AskUsProps>> {
  return import('#app/shared/price-by-zip/ask-us.tsx').then((loaded) => loaded.AskUs).catch(() => () => null)
}

type ZipQuestionProps = { draft: BookingDraft; order: PricedDraft }

/** Shown in the first step if the price depends on it, so that the summary is complete from the start. */
export function ZipQuestion(props: ZipQuestionProps) {
  const { data: settings } = useQuery(siteSettingsQuery)
  return settings?.asksForZip ? <ZipField {...props} asks={settings.asksForZip} /> : null
}

function ZipField({ draft, order, asks }: ZipQuestionProps & { asks: StillToCome }) {
  const text = useText()
  const refusal = useAreaRefusal(draft)
  const withCity = useCityForZip()
  const zip = zipAreaCode(draft.details.zipCode)
  const id = useId()
  // Until the ZIP code is edited: the refusal is asked for again with each day, and what is typed must not be lost.
  const [askedAbout, askAbout] = useState<string>()
  const isKnown = isZip(zip) && order.area !== undefined && !order.isAwaited
  const price =
    isKnown && order.theme
      ? `${describePrice({ lines: order.quote.lines, teepees: draft.numberOfTeepees, zip }, text)}.`
      : undefined
  return (
    <div className={styles.zip}>
      <TextField
        label={text('booking.party.zip')}
        className={styles.zipField}
        aria-describedby={id}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        value={draft.details.zipCode}
        onChange={({ target }) => {
          askAbout(undefined)
          if (isZip(target.value)) rememberZip(target.value)
          saveDraft({ details: withCity(draft.details, 'zipCode', target.value) })
        }}
      />
      <p className={styles.zipPrice} data-known={isZip(zip)}>
        <span id={id} role="status">
          {refusal ?? (isZip(zip) ? price : `${sentenceCase(describeStillToCome(asks, text))}.`)}
        </span>
        {refusal && askedAbout !== zip && (
          <TextButton onClick={() => askAbout(zip)}>{text('shared.zip.askUs')}</TextButton>
        )}
      </p>
      {askedAbout === zip && (
        <Suspense fallback={null}>
          <AskUs key={zip} zip={zip} day={draft.bookingDate} takesFocus />
        </Suspense>
      )}
    </div>
  )
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
