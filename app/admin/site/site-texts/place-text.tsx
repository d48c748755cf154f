import { useText } from '#app/lib/messages/use-text.ts'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import type { Language } from '#domain/foundation/text/language.ts'
import { TEXT_LENGTHS } from '#domain/site/site-texts/content.ts'
import { getTextForm } from '#domain/site/site-texts/site-texts.ts'
import type { TextPlace } from '#domain/site/site-texts/text-places.ts'
import { placeLabel } from './place-label.ts'
import { UsualText } from './usual-text.tsx'

type PlaceTextProps = {
  place: TextPlace
  language: Language
  usual: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One text as visitors read it; if it is customized, with the default beside it. */
export function PlaceText({ place, language, usual, value, error, onChange }: PlaceTextProps) {
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
