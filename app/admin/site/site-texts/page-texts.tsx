import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { StaffSiteTexts } from '#contract/site/site-texts.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { TEXT_LENGTHS } from '#domain/site/site-texts/content.ts'
import { getTextForm, type TextSection } from '#domain/site/site-texts/site-texts.ts'
import type { TextPlace } from '#domain/site/site-texts/text-places.ts'
import { placeLabel, placesIn, SECTIONS, type ShownPart } from './place-label.ts'
import styles from './site-texts-tab.module.css'
import type { SiteTextsDraft } from './use-site-texts.ts'
import { UsualText } from './usual-text.tsx'

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

type PlaceTextProps = {
  place: TextPlace
  language: Language
  usual: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One text as visitors read it; if it is customized, with the default beside it. */
function PlaceText({ place, language, usual, value, error, onChange }: PlaceTextProps) {
  const text = useText()
  const label = placeLabel(text, place)
  const form = getTextForm(place)
  const isOwn = value.trim() !== usual
  const field = {
    label,
    lang: language,
    value,
    error,
    maxLength: TEXT_LENGTHS[form],
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  const hint = form === 'lines' ? text('admin.siteTexts.linesHint') : undefined
  return (
    <Stack gap={3} data-own={isOwn}>
      {form === 'line' && place !== 'search.description' ? (
        <TextField {...field} />
      ) : (
        <TextArea
          {...field}
          hint={hint}
          rows={Math.min(7, Math.ceil(value.length / 60) + value.split('\n').length)}
        />
      )}
      {isOwn && (
        <UsualText
          id={place}
          label={label}
          language={language}
          usual={usual}
          onPutBack={() => onChange(usual)}
        />
      )}
    </Stack>
  )
}
