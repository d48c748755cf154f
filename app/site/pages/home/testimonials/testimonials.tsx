import { useText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Section } from '#app/site/section.tsx'
import { testimonialsQuery } from '#app/site/testimonials-query.ts'
import { useSiteText } from '#app/site/texts/site-texts.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { Carousel } from './carousel.tsx'
import { withSamples } from './sample-testimonials.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import styles from './testimonials.module.css'

/** Reviews from families. The section is left out if the API does not respond. */
export function Testimonials() {
  const text = useText()
  const siteText = useSiteText()
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  const received = usePrepared(testimonialsQuery)
  if (!received) return null
  const testimonials = settings.showSampleContent ? withSamples(received, text) : received
  return (
    <Section id="testimonials" ground="dusk" title={siteText('reviews.title')}>
      {testimonials.length === 0 ? (
        <p className={styles.empty}>{text('pages.home.noTestimonials')}</p>
      ) : (
        <Carousel
          label={text('pages.home.familiesSay')}
          items={testimonials.map((testimonial) => ({
            key: testimonial.id,
            content: <TestimonialCard testimonial={testimonial} productName={settings.siteTitle} />,
          }))}
        />
      )}
    </Section>
  )
}
