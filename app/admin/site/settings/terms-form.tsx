import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { termsVersionsQuery } from '#app/admin/booking/dialogs/details/terms-versions-query.ts'
import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import {
  describeFailure,
  getFailureSentence,
  toastFailure,
  toastSuccess,
} from '#app/admin/kit/forms/describe-failure.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { Row } from '#app/ui/layout.tsx'
import { type PublishedTerms, publishTerms } from '#contract/booking/terms-of-service.ts'
import { TRANSLATED_LANGUAGES } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { TERMS_MAXIMUM_LENGTH } from '#domain/site/terms-of-service.ts'
import styles from './terms-card.module.css'
import { TermsReading } from './terms-reading.tsx'

type Fields = { readonly text: string; readonly translations: PublishedTerms['translations'] & object }

/** A form for the next version, prefilled with the current text and its translations. */
export function TermsForm({ current }: { current: PublishedTerms | undefined }) {
  const text = useText()
  const form = useSchemaForm<Fields>(
    {
      schema: publishTerms.body,
      toBody: (fields) => fields,
      findMore: (fields, text) =>
        fields.text === current?.text ? { text: text('admin.terms.sameText') } : {},
    },
    { text: current?.text ?? '', translations: current?.translations ?? {} },
  )
  const { text: words, translations } = form.fields
  const [isPreviewing, setIsPreviewing] = useState(false)
  const [hasBegun, setHasBegun] = useState(false)
  const version = (current?.version ?? 0) + 1
  const sendKeyed = useRequestKey()

  const ask = (event: FormEvent) => {
    event.preventDefault()
    form.submit((fields) =>
      confirm({
        title: text('admin.terms.ask', { version }),
        description: text('admin.terms.askHint'),
        confirmLabel: text('admin.terms.publish', { version }),
        tone: 'primary',
        busyLabel: text('admin.terms.publishing'),
        run: () => sendKeyed(fields, (request) => api.post('/api/admin/terms', request)),
        done: (published) => toastSuccess(text('admin.terms.published', { version: published.version })),
        failed: (error) => text('admin.terms.publishFailed', { why: describeFailure(error) }),
        refreshes: { queryKey: termsVersionsQuery.queryKey },
      }),
    )
  }
  const begin = (builtIn: Fields) => {
    flushSync(() => {
      form.set('text', builtIn.text)
      form.set('translations', builtIn.translations)
      setHasBegun(true)
    })
    const area = form.element.current?.querySelector('textarea')
    area?.setSelectionRange(0, 0)
    area?.focus()
  }

  return (
    <form ref={form.element} noValidate className={styles.form} onSubmit={ask}>
      {!current && words.trim() === '' && <Beginning onBegin={begin} />}
      {hasBegun && <p className={styles.hint}>{text('admin.terms.begun')}</p>}
      <TextArea
        label={text('admin.terms.textOf', { version })}
        hint={text('admin.terms.textHint')}
        lang="en"
        required
        rows={10}
        maxLength={TERMS_MAXIMUM_LENGTH}
        hasCounter
        {...form.input('text')}
      />
      {TRANSLATED_LANGUAGES.map((language) => (
        <TextArea
          key={language}
          label={text('admin.terms.translationOf', { language, version })}
          hint={text('admin.terms.translationHint', { language })}
          lang={language}
          rows={10}
          maxLength={TERMS_MAXIMUM_LENGTH}
          hasCounter
          value={translations[language] ?? ''}
          error={form.problems[`translations.${language}`]}
          onChange={({ target }) => form.set('translations', { ...translations, [language]: target.value })}
        />
      ))}
      <Row align="stretch" justify="end" gap={3}>
        <Button variant="secondary" disabled={words.trim() === ''} onClick={() => setIsPreviewing(true)}>
          {text('admin.terms.preview')}
        </Button>
        <Button type="submit" variant={form.isDirty ? 'primary' : 'secondary'}>
          {text('admin.terms.publish', { version })}
        </Button>
      </Row>
      {isPreviewing && (
        <TermsReading
          terms={{ text: words, translations, version, date: partyDayAt(new Date()) }}
          onClose={() => setIsPreviewing(false)}
        />
      )}
    </form>
  )
}

/** For an owner without terms of their own: the site's default terms, to edit and publish. */
function Beginning({ onBegin }: { onBegin: (builtIn: Fields) => void }) {
  const text = useText()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => api.get('/api/admin/terms/built-in'),
    onSuccess: onBegin,
    onError: (error) => toastFailure(getFailureSentence(text('admin.terms.beginFailed'), error)),
  })
  return (
    <div className={styles.beginning}>
      <p className={styles.hint}>{text('admin.terms.beginHint')}</p>
      <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
        {text('admin.terms.begin')}
      </Button>
    </div>
  )
}
