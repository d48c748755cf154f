import { useCallback } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { PictureAction } from '../parts/action.tsx'
import { Panel } from '../parts/panel.tsx'
import { useStored } from '../queue/use-stored.ts'
import { useCrew } from '../session/crew-context.ts'
import { toPlaceId } from './jump-to-step.ts'
import styles from './photos-step.module.css'
import type { Visit } from './use-visit.ts'

export function PhotosStep({ visit }: { readonly visit: Visit }) {
  const text = useText()
  const { stop, day, isBusy, report } = visit
  const { database } = useCrew()
  const kept =
    useStored(
      useCallback(() => database.pictures.where('stopId').equals(stop.id).sortBy('seq'), [database, stop.id]),
    ) ?? []
  const pictures = kept.filter((picture) => picture.day >= day)
  return (
    <Panel id={toPlaceId('photo')} icon="camera" title={text(`crew.stop.photos.${stop.kind}`)}>
      <p>{text(`crew.stop.photosHint.${stop.kind}`)}</p>
      {pictures.length > 0 && (
        <ul role="list" className={styles.pictures}>
          {pictures.map(({ id, thumbnail, status }, place) => (
            <li key={id} className={styles.picture}>
              <img src={thumbnail} alt={text('crew.stop.photo', { number: place + 1 })} />
              {status === 'waiting' && <span className={styles.waits}>{text('crew.stop.photoWaits')}</span>}
            </li>
          ))}
        </ul>
      )}
      <PictureAction
        tone={pictures.length > 0 ? 'plain' : 'main'}
        isBusy={isBusy}
        onPicture={(file) => void report('photo', { file })}
      >
        {pictures.length > 0 ? text('crew.stop.takeAnother') : text('crew.stop.takePhoto')}
      </PictureAction>
    </Panel>
  )
}
