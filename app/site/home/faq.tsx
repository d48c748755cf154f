import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { DEFAULT_TEEPEE_SPACE } from '#domain/room-plan.ts'
import { Section } from '../section.tsx'
import { usePrepared } from '../use-prepared.ts'
import styles from './faq.module.css'
import { faqItems } from './faq-items.ts'

export function Faq() {
  const { teepeeSpace = DEFAULT_TEEPEE_SPACE } = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  const items = faqItems(teepeeSpace).map(({ question, answer }, index) => ({
    id: String(index),
    title: question,
    content: <p>{answer}</p>,
  }))
  return (
    <Section id="faq" title="Frequently Asked Questions" className={styles.faq}>
      <Accordion name="faq" items={items} initiallyOpen="0" />
      <p className={styles.more}>
        Something else on your mind? <a href="/#contact">Ask us</a>.
      </p>
    </Section>
  )
}
