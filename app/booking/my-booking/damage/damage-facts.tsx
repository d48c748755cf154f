import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { FamilyDamageClaim } from '#contract/money/damage-claims.ts'
import { PhotoList } from '../photo-list.tsx'
import styles from './damage-card.module.css'

/** A claim, with its pictures and the family's response. */
export function DamageFacts({ claim }: { readonly claim: FamilyDamageClaim }) {
  const text = useText()
  const { lines, claimedAmount, photos, answerText } = claim
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ text, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a claim's lines never change
          <div key={index}>
            <dt>{text}</dt>
            <dd>{dollars(amount)}</dd>
          </div>
        ))}
        {lines.length > 1 && (
          <div className={styles.total}>
            <dt>{text('myBooking.damage.total')}</dt>
            <dd>{dollars(claimedAmount)}</dd>
          </div>
        )}
      </dl>
      <PhotoList
        photos={photos}
        small="&size=small"
        alt={(place) => text('myBooking.damage.photo', { place })}
      />
      {answerText && (
        <figure className={styles.answer}>
          <figcaption>{text('myBooking.damage.youWrote')}</figcaption>
          <blockquote>{answerText}</blockquote>
        </figure>
      )}
    </>
  )
}
