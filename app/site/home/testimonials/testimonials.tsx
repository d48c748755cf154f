import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import { Section } from '../../section.tsx'
import { testimonialsQuery } from '../../testimonials-query.ts'
import { usePrepared } from '../../use-prepared.ts'
import { Carousel } from './carousel.tsx'
import { withSamples } from './sample-testimonials.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import styles from './testimonials.module.css'

/** Reviews by families. Without a response of the API the section is left out. */
export function Testimonials() {
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  const received = usePrepared(testimonialsQuery)
  if (!received) return null
  const testimonials = settings.showSampleContent ? withSamples(received) : received
  return (
    <Section id="testimonials" ground="dusk" title="Happy Customers">
      {testimonials.length === 0 ? (
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
