import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Section } from '#app/site/section.tsx'
import { useSlot } from '#app/site/slots.ts'
import { SocialLinks } from '#app/site/social-links.tsx'
import { useSiteText } from '#app/site/texts/site-texts.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './contact.module.css'

export function Contact() {
  const info = usePrepared(contactInfoQuery) ?? DEFAULT_CONTACT_INFO
  const text = useText()
  const siteText = useSiteText()
  return (
    <Section
      id="contact"
      ground="blush"
      title={siteText('contact.title')}
      lead={siteText('contact.lead')}
      className={styles.contact}
    >
      <div className={styles.columns}>
        <address className={styles.info}>
          <p>
            <Icon name="map-pin" />
            <span>
              <strong>{text('pages.more.address')}</strong>
              {info.address}
            </span>
          </p>
          <p>
            <Icon name="phone" />
            <span>
              <strong>{text('pages.more.phone')}</strong>
              <a href={phoneHref(info.phone)}>{info.phone}</a>
            </span>
          </p>
          <p>
            <Icon name="mail" />
            <span>
              <strong>{text('pages.more.email')}</strong>
              <a href={`mailto:${info.email}`}>{info.email}</a>
            </span>
          </p>
          <p>
            <Icon name="clock" />
            <span>
              <strong>{text('pages.more.hours')}</strong>
              {info.hours}
            </span>
          </p>
          <SocialLinks />
        </address>
        {useSlot('contactForm')}
      </div>
    </Section>
  )
}
