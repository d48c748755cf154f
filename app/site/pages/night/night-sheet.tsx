import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { hiddenMeta } from '#app/lib/page/hidden-meta.ts'
import { type PageInput, readOnServer } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import type { Guest, GuestList } from '#contract/family/guest-list.ts'
import type { PageHost } from '#contract/site/page-host.ts'
import { LIST_DAYS } from '#domain/booking/guests/guest.ts'
import { addDays, formatLong } from '#domain/foundation/time/party-day.ts'
import { lastNight } from '#domain/foundation/time/stay.ts'
import styles from './night-sheet.module.css'

export function nightMeta(page: PageInput): PageMeta {
  const meta = hiddenMeta(page, pageText(page)('pages.night.title'))
  return { ...meta, tags: [...meta.tags, { tag: 'meta', name: 'referrer', content: 'no-referrer' }] }
}

type Night = { readonly status: number; readonly list?: GuestList; readonly booking?: BookingPage['booking'] }
type Link = { readonly reference: string; readonly token: string }

export async function readNight(host: PageHost, { reference, token }: Link): Promise<Night> {
  const places = { params: { reference }, query: { token } }
  const list = await readOnServer(host, apiQuery('/api/my-bookings/:reference/guest-list', places))
  const page = await readOnServer(host, apiQuery('/api/my-bookings/:reference', places))
  if (!list.ok || !page.ok) return { status: list.ok ? page.status : list.status }
  return { status: 200, list: list.value, booking: page.value.booking }
}

/** One page for the fridge: who sleeps here, allergies first, and whom to call. */
export function NightSheet({ list, booking }: Night) {
  const text = useText()
  if (!list || !booking)
    return (
      <main className={styles.sheet}>
        <h1>{text('guests.ended')}</h1>
      </main>
    )
  const until = addDays(lastNight(booking), LIST_DAYS)
  const here = list.guests.filter(({ coming }) => coming !== 'no')
  const sorted = [...here].sort((one, other) => Number(!one.allergies) - Number(!other.allergies))
  return (
    <main className={styles.sheet}>
      <Stack as="header" gap={1}>
        <Text as="h1" size="xxl">
          {text('pages.night.title')}
        </Text>
        <p>
          {formatLong(booking.bookingDate, text.language)} · {booking.partyAddress}, {booking.city}
        </p>
        <Text size="lg" weight={600}>
          {text('pages.night.count', { coming: list.coming, maybe: list.maybe })}
        </Text>
        <Text size="sm" tone="soft" hidden data-kept-until={until} className={styles.kept}>
          {text('pages.night.kept', { day: until })}
        </Text>
      </Stack>
      {sorted.length === 0 && <p>{text('pages.night.nobody')}</p>}
      <Stack as="ul" role="list" gap={3}>
        {sorted.map((guest) => (
          <NightGuest key={guest.id} guest={guest} />
        ))}
      </Stack>
    </main>
  )
}

function NightGuest({ guest }: { readonly guest: Guest }) {
  const text = useText()
  const { firstName, siblings, coming, allergies, nightPhone, pickup, allowed } = guest
  const facts = [
    [text('pages.night.phone'), nightPhone],
    [text('pages.night.pickup'), pickup],
    [
      text('pages.night.allowed'),
      allowed && text('pages.night.allows', { films: String(allowed.films), photos: String(allowed.photos) }),
    ],
  ] as const
  return (
    <li className={styles.guest} data-allergic={allergies !== null}>
      <Text as="h2" size="xl" breaksWords>
        {firstName}
        {siblings > 0 && ` ${text('pages.night.siblings', { count: siblings })}`}
        {coming === 'maybe' && <span className={styles.maybe}> {text('pages.night.maybe')}</span>}
      </Text>
      {allergies && (
        <Text size="lg" tone="danger" weight={700} breaksWords>
          {allergies}
        </Text>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, fact]) =>
          fact ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </li>
  )
}
