import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { BOOKING_FIELD_NAMES, describeField } from '#domain/booking/booking-fields.ts'
import { BookingWordsContext } from '../words/booking-words.ts'
import { ENGLISH } from '../words/english.ts'
import { DetailsForm } from './details-form.tsx'

const ignore = () => undefined

function render(themeName: string): string {
  const draft = { ...EMPTY_DRAFT, themeName }
  return renderToString(
    <BookingWordsContext value={ENGLISH}>
      <DetailsForm
        id="details"
        advice={null}
        texts={null}
        draft={draft}
        problems={{}}
        onChange={ignore}
        onStartTime={ignore}
        onSubmit={ignore}
      />
    </BookingWordsContext>,
  )
}

describe('the details form', () => {
  it.each(BOOKING_FIELD_NAMES)('asks for %s, by its kind and limit', (name) => {
    const field = describeField(name)
    const html = render('Custom Theme')
    expect(html).toContain(field.label)
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
