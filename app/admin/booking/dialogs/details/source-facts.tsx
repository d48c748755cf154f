import loadTexts from 'virtual:messages/heard'
import { Fact, FactGroup } from '#app/admin/parts/lists/fact-group.tsx'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { isHeardFrom } from '#domain/money/reports/heard-from.ts'
import { DIRECT, getSourceName, type Touch } from '#domain/money/reports/touch.ts'

/** How the family found the site, as far as its browser and the family itself told us. */
export function SourceFacts({ booking: { touches, couponCode } }: { booking: Booking }) {
  const text = useText()
  const heardText = useLazyText('heard', loadTexts)
  if (!touches) return null
  const { first, last, heardFrom } = touches
  const getName = (touch: Touch) => {
    const name = getSourceName(touch)
    return name === DIRECT ? text('admin.sources.direct') : name
  }
  const heard =
    heardFrom && isHeardFrom(heardFrom) && heardText
      ? heardText('heard.answer', { answer: heardFrom })
      : heardFrom
  const campaign = [last.utmMedium, last.utmCampaign].filter(Boolean).join(', ')
  return (
    <FactGroup title={text('admin.sources.cameFrom')}>
      <Fact name={text('admin.sources.lastTouch')}>{getName(last)}</Fact>
      {getName(first) !== getName(last) && (
        <Fact name={text('admin.sources.firstTouch')}>{getName(first)}</Fact>
      )}
      {campaign && <Fact name={text('admin.sources.campaign')}>{campaign}</Fact>}
      {couponCode && <Fact name={text('admin.sources.coupon')}>{couponCode}</Fact>}
      {heard && <Fact name={text('admin.sources.heardFrom')}>{heard}</Fact>}
    </FactGroup>
  )
}
