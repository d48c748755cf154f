import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage, usePathIn } from '#app/lib/language/language.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Accordion } from '#app/ui/display/accordion.tsx'
import { DEFAULT_TEEPEE_SPACE } from '#domain/site/room-plan.ts'
import { Section } from '../section.tsx'
import { useTerms } from '../terms-in-force.ts'
import { usePrepared } from '../use-prepared.ts'
import { HOME_WORDS } from '../words/home-words.tsx'
import styles from './faq.module.css'
import { faqItems } from './faq-items.ts'

export function Faq() {
  const words = useWords(HOME_WORDS)
  const pathIn = usePathIn()
  const language = useLanguage()
  const { teepeeSpace = DEFAULT_TEEPEE_SPACE } = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  const items = faqItems({ space: teepeeSpace, terms: useTerms() }, language).map(
    ({ question, answer }, index) => ({
      id: String(index),
      title: question,
      content: <p>{answer}</p>,
    }),
  )
  return (
    <Section id="faq" title={words.faqTitle} className={styles.faq}>
      <Accordion name="faq" items={items} initiallyOpen="0" />
      <p className={styles.more}>
        {words.faqMore((link) => (
          <a href={pathIn('/#contact')}>{link}</a>
        ))}
      </p>
    </Section>
  )
}
