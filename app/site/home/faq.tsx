import { Accordion } from '#app/ui/accordion.tsx'
import { Section } from '../section.tsx'
import styles from './faq.module.css'
import { FAQ_ITEMS } from './faq-items.ts'

const items = FAQ_ITEMS.map(({ question, answer }, index) => ({
  id: String(index),
  title: question,
  content: <p>{answer}</p>,
}))

export function Faq() {
  return (
    <Section id="faq" title="Frequently Asked Questions" className={styles.faq}>
      <Accordion name="faq" items={items} initiallyOpen="0" />
      <p className={styles.more}>
        Something else on your mind? <a href="/#contact">Ask us</a>.
      </p>
    </Section>
  )
}
