import { Section } from '#app/site/section.tsx'
import { FormattedParagraphs } from '#app/site/texts/formatted-text.tsx'
import { useSiteFaq, useSiteText } from '#app/site/texts/site-texts.ts'
import { Accordion } from '#app/ui/display/accordion.tsx'
import styles from './faq.module.css'

export function Faq() {
  const siteText = useSiteText()
  const items = useSiteFaq().map(({ question, answer }, index) => ({
    id: String(index),
    title: question,
    content: <FormattedParagraphs text={answer} />,
  }))
  return (
    <Section id="faq" title={siteText('faq.title')} className={styles.faq}>
      <Accordion name="faq" items={items} initiallyOpen="0" />
      <p className={styles.more}>{siteText('faq.more')}</p>
    </Section>
  )
}
