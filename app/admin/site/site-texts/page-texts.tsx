import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { StaffSiteTexts } from '#contract/site/site-texts.ts'
import type { TextSection } from '#domain/site/site-texts/site-texts.ts'
import type { TextPlace } from '#domain/site/site-texts/text-places.ts'
import { placesIn, SECTIONS, type ShownPart } from './place-label.ts'
import { PlaceText } from './place-text.tsx'
import styles from './site-texts-tab.module.css'
import type { SiteTextsDraft } from './use-site-texts.ts'

type PageTextsProps = {
  stored: StaffSiteTexts
  draft: SiteTextsDraft
  /** Shows a section in the preview. */
  onShow: (part: ShownPart) => void
}

/** The texts of the pages by section. */
export function PageTexts({ stored, draft, onShow }: PageTextsProps) {
  const text = useText()
  const { usual, language } = stored
  const { edited, change, problems } = draft
  const places = Object.keys(usual.texts) as TextPlace[]
  const isOwn = (place: TextPlace) => edited.texts[place].trim() !== usual.texts[place]
  return (
    <>
      <p className={styles.hint}>{text('admin.siteTexts.marks')}</p>
      <Stack gap={3} marginTop={3}>
        {SECTIONS.map(({ section, ...part }, index) => {
          const own = placesIn(section, places).filter(isOwn).length
          const isWrong = Object.keys(problems).some((field) => field.startsWith(`texts.${section}.`))
          return (
            <details
              key={section}
              open={index === 0 || isWrong}
              className={styles.section}
              onFocus={() => onShow(part)}
            >
              <Row as="summary" gap={3} wraps={false} className={styles.summary}>
                <h2 className={styles.sectionTitle}>{text(`admin.siteTexts.sections.${section}`)}</h2>
                {own > 0 && <Badge tone="info">{text('admin.siteTexts.changedCount', { count: own })}</Badge>}
                <Icon name="chevron-down" />
              </Row>
              <Stack gap={5} className={styles.texts}>
                {placesIn(section, places).map((place) => (
                  <PlaceText
                    key={place}
                    place={place}
                    language={language}
                    usual={usual.texts[place]}
                    value={edited.texts[place]}
                    error={problems[`texts.${place}`]}
                    onChange={(value) => change('texts', { ...edited.texts, [place]: value })}
                  />
                ))}
                <Elsewhere section={section} />
              </Stack>
            </details>
          )
        })}
      </Stack>
    </>
  )
}

function Elsewhere({ section }: { section: TextSection }) {
  const text = useText()
  if (section !== 'contact' && section !== 'accessibility') return null
  return <p className={styles.hint}>{text(`admin.siteTexts.elsewhere.${section}`)}</p>
}
