import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import { Section } from '../../section.tsx'
import { testimonialsQuery } from '../../testimonials-query.ts'
import { Carousel } from './carousel.tsx'
import { withSamples } from './sample-testimonials.ts'
import { TestimonialCard, TestimonialSkeleton } from './testimonial-card.tsx'
import styles from './testimonials.module.css'

/** What families say. Without a response of the server there is nothing to say, and no section. */
export function Testimonials() {
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  const { data, isError } = useQuery(testimonialsQuery)
  if (isError) return null
  const testimonials = data && (settings.showSampleContent ? withSamples(data) : data)
  return (
    <Section id="testimonials" ground="dusk" title="Happy Customers">
      {testimonials === undefined ? (
        <div className={styles.skeletons} role="status" aria-label="Loading testimonials">
          {[1, 2, 3].map((place) => (
            <TestimonialSkeleton key={place} />
          ))}
        </div>
      ) : testimonials.length === 0 ? (
        <p className={styles.empty}>No testimonials available</p>
      ) : (
        <Carousel
          label="What families say"
          items={testimonials.map((testimonial) => ({
            key: testimonial.id,
            content: <TestimonialCard testimonial={testimonial} productName={settings.siteTitle} />,
          }))}
        />
      )}
    </Section>
  )
}
