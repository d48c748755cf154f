import { useState } from 'react'
import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'
import { StarRating } from '#app/ui/star-rating.tsx'
import type { Testimonial } from '#contract/testimonials.ts'
import styles from './testimonial-card.module.css'
import { themeLabel } from './theme-label.ts'

type TestimonialCardProps = { testimonial: Testimonial; productName: string }

export function TestimonialCard({ testimonial, productName }: TestimonialCardProps) {
  const { customerName, customerImage, rating, comment, themeId } = testimonial
  return (
    <figure className={styles.card}>
      <StarRating rating={rating} />
      <blockquote className={styles.comment}>{comment}</blockquote>
      <figcaption className={styles.who}>
        <Portrait name={customerName} image={customerImage} />
        <span className={styles.name}>{customerName}</span>
        <span className={styles.theme}>{themeLabel(themeId, productName)}</span>
      </figcaption>
    </figure>
  )
}

function Portrait({ name, image }: { name: string; image: string | null }) {
  const [hasFailed, setFailed] = useState(false)
  if (!image || hasFailed) {
    return (
      <span className={styles.portrait} aria-hidden="true">
        {name.charAt(0)}
      </span>
    )
  }
  return (
    <img
      src={image}
      alt=""
      width="56"
      height="56"
      loading="lazy"
      className={styles.portrait}
      onError={() => setFailed(true)}
    />
  )
}

export function TestimonialSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton width="7rem" />
      <div className={styles.comment}>
        <SkeletonText lines={4} />
      </div>
      <Skeleton width="60%" />
    </div>
  )
}
