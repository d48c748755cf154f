import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { TextContext } from '#app/lib/messages/use-text.ts'
import { BOOKING_FIELD_NAMES, describeField } from '#domain/booking/booking-fields.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { DetailsForm } from './details-form.tsx'

const ignore = () => undefined

function render(themeName: string): string {
  const draft = { ...EMPTY_DRAFT, themeName }
  return renderToString(
    <TextContext value={textIn('en')}>
      <DetailsForm
        id="details"
        advice={null}
        questions={null}
        texts={null}
        draft={draft}
        problems={{}}
        onChange={ignore}
        onStartTime={ignore}
        onSubmit={ignore}
      />
    </TextContext>,
  )
}

describe('the details form', () => {
  it.each(BOOKING_FIELD_NAMES)('asks for %s, by its kind and limit', (name) => {
    const field = describeField(name)
    const html = render('Custom Theme')
    expect(html).toContain(textIn('en')(`bookingFields.${name}.label`))
    expect(html).toMatch(
      field.kind === 'text'
        ? new RegExp(`<textarea[^>]*maxLength="${field.maximumLength}"[^>]*name="${name}"`, 'i')
        : new RegExp(`<select[^>]*name="${name}"`, 'i'),
    )
  })

  it('asks for what a theme should look like only where the family designs it', () => {
    expect(render('Boho Blossom')).not.toContain('name="customThemeDetails"')
  })
})
