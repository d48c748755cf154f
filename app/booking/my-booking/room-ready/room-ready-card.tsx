import { type FormEvent, useState } from 'react'
import { api, fillPath } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { scalePicture } from '#app/lib/files/scale-picture.ts'
import { shownLanguage } from '#app/lib/language/url-language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { randomUuid } from '#app/lib/random-uuid.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FoldedCard } from '#app/ui/display/folded-card.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { PhotoField } from '#app/ui/fields/photo-field.tsx'
import type { CallPath } from '#contract/calls.ts'
import { isRoomReady, READY_TICKS, type ReadyTicks } from '#domain/crew/room-readiness.ts'
import { startInstant } from '#domain/foundation/time/party-start.ts'
import { ConsentBox } from '../../terms/consent-box.tsx'
import { type BookingPageLink, type BookingPageProps, toPlaces } from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'
import { useFamilyChange } from '../use-family-change.ts'
import own from './room-ready-card.module.css'

const NOTHING: ReadyTicks = { floorClear: false, wayClear: false, petsAway: false, adultHome: false }

/** From the day before until the party begins, if the owner asks: four ticks, and a picture if the family likes. */
export function RoomReadyCard({ page: { booking, readiness }, link }: BookingPageProps) {
  const text = useText()
  const [changed, setChanged] = useState<Partial<ReadyTicks>>({})
  const [file, setFile] = useState<File>()
  const ticks = { ...NOTHING, ...readiness?.ticks, ...changed }
  const change = useFamilyChange<ReadyTicks>({
    link,
    request: async (wish) => {
      const photoId = file && (await uploadRoomPicture(link, file))
      await api.put('/api/my-bookings/:reference/readiness', {
        ...toPlaces(link),
        body: { ...wish, ...(photoId && { photoId }) },
      })
      return api.get('/api/my-bookings/:reference', toPlaces(link))
    },
    done: text('myBooking.ready.saved'),
    onDone: () => {
      setChanged({})
      setFile(undefined)
    },
  })
  const hasBegun = new Date() >= startInstant(booking.bookingDate, booking.partyStartTime)
  if (readiness === undefined || hasBegun) return null
  const isReady = isRoomReady(readiness?.ticks)
  const save = (event: FormEvent) => {
    event.preventDefault()
    change.send(ticks)
  }
  return (
    <FoldedCard
      id="room-ready"
      title={text('myBooking.ready.title')}
      note={text(isReady ? 'myBooking.ready.done' : 'myBooking.ready.open')}
      startsOpen={!isReady}
    >
      <p className={styles.sentence}>{text('myBooking.ready.sentence')}</p>
      <form className={styles.form} onSubmit={save}>
        {READY_TICKS.map((tick) => (
          <ConsentBox
            key={tick}
            words={text(`myBooking.ready.ticks.${tick}`)}
            isTicked={ticks[tick]}
            isDisabled={change.isSending}
            onTick={(isTicked) => setChanged((before) => ({ ...before, [tick]: isTicked }))}
          />
        ))}
        {readiness?.photoUrl && (
          <img
            className={own.photo}
            src={`${readiness.photoUrl}?token=${encodeURIComponent(link.token)}`}
            alt={text('myBooking.ready.photo')}
          />
        )}
        <PhotoField
          label={text('myBooking.ready.photo')}
          hint={text('myBooking.ready.photoHint')}
          onFile={setFile}
        />
        <ActFailure>{change.failure}</ActFailure>
        <div className={styles.ways}>
          <Button
            type="submit"
            variant="secondary"
            disabled={Object.keys(changed).length === 0 && !file}
            isBusy={change.isSending}
          >
            {text('myBooking.ready.save')}
          </Button>
        </div>
      </form>
    </FoldedCard>
  )
}

const PHOTO = '/api/my-bookings/:reference/photos/:photoId' satisfies CallPath<'put'>

/** Scales a photo down, uploads it and returns its id. Throws `UnreadablePicture`. */
async function uploadRoomPicture(link: BookingPageLink, file: File): Promise<string> {
  const { content } = await scalePicture(file)
  const photoId = randomUuid()
  const { params, query } = toPlaces(link)
  const response = await fetch(fillPath(PHOTO, { params: { ...params, photoId }, query }), {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg', 'X-Language': shownLanguage() },
    body: content,
  })
  if (!response.ok) throw new ApiFailure(response.status, await response.text())
  return photoId
}
