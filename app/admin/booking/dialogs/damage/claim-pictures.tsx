import { useState } from 'react'
import { useCrewPicture } from '#app/admin/kit/pictures/use-crew-picture.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { PreviewDialog } from '#app/ui/overlays/preview-dialog.tsx'
import styles from './damage-claims.module.css'

/** The pictures of a claim; each opens at full size. */
export function ClaimPictures({ photoIds }: { readonly photoIds: readonly string[] }) {
  const text = useText()
  const [shown, setShown] = useState<number>()
  if (photoIds.length === 0) return null
  return (
    <>
      <ul role="list" className={styles.pictures}>
        {photoIds.map((id, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.open}
              aria-label={text('admin.damage.picture', { place: index + 1 })}
              onClick={() => setShown(index)}
            >
              <Picture id={id} />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && <Large photoIds={photoIds} shown={shown} onShow={setShown} />}
    </>
  )
}

export function Picture({ id }: { readonly id: string }) {
  const source = useCrewPicture(id, 'small')
  if (source === undefined) return <span className={styles.picture} />
  return <img src={source} alt="" className={styles.picture} />
}

type LargeProps = {
  readonly photoIds: readonly string[]
  readonly shown: number
  readonly onShow: (index: number | undefined) => void
}

function Large({ photoIds, shown, onShow }: LargeProps) {
  const text = useText()
  const source = useCrewPicture(photoIds[shown] ?? '')
  const images = photoIds.map((_, index) => ({
    src: index === shown ? (source ?? '') : '',
    width: 2000,
    height: 1500,
    alt: text('admin.damage.picture', { place: index + 1 }),
  }))
  if (source === undefined) return null
  return <PreviewDialog images={images} shown={shown} onShow={onShow} onClose={() => onShow(undefined)} />
}
