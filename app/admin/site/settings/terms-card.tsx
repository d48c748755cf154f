import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { termsVersionsQuery } from '#app/admin/booking/dialogs/details/terms-versions-query.ts'
import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { TermsSection } from '#app/ui/overlays/terms-dialog.tsx'
import { type PublishedTerms, publishTerms } from '#contract/booking/terms-of-service.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  TRANSLATED_LANGUAGES,
} from '#domain/foundation/text/language.ts'
import { formatShort, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { TERMS_MAXIMUM_LENGTH, termsBlocks } from '#domain/site/terms-of-service.ts'
import styles from './terms-card.module.css'

/** The versions of the terms of service, and a form for a new one. */
export function TermsCard() {
  const text = useText()
  const query = useQuery(termsVersionsQuery)
  return (
    <SettingsCard title={text('admin.terms.title')} hint={text('admin.terms.hint')}>
      <Loaded query={query} lines={6} failed={text('admin.terms.loadFailed')}>
        {(versions) => (
          <>
            <TermsForm key={versions.length} current={versions[0]} />
            {versions.length > 0 && <Versions versions={versions} />}
          </>
        )}
      </Loaded>
    </SettingsCard>
  )
}

function Versions({ versions }: { versions: readonly PublishedTerms[] }) {
  const text = useText()
  const [read, setRead] = useState<PublishedTerms>()
  return (
    <>
      <Text as="h3" marginTop={5} size="md">
        {text('admin.terms.versions')}
      </Text>
      <Stack as="ol" role="list" gap={3} marginTop={3}>
        {versions.map((terms, index) => (
          <li key={terms.version} className={styles.version}>
            <p>
              {text('admin.terms.version', {
                version: terms.version,
                day: formatShort(terms.date, text.language),
              })}
              {index === 0 && text('admin.terms.holdsNow')}
            </p>
            <RowButton
              label={text('admin.lists.read')}
              name={text('admin.terms.readVersion', { version: terms.version })}
              onClick={() => setRead(terms)}
            />
            <Text isFullWidth size="xs" tone="soft" breaksWords>
              SHA-256 {terms.sha256}
            </Text>
          </li>
        ))}
      </Stack>
      {read && <TermsReading terms={read} onClose={() => setRead(undefined)} />}
    </>
  )
}

type Fields = { readonly text: string; readonly translations: PublishedTerms['translations'] & object }

/** A form for the next version, prefilled with the current text and its translations. */
function TermsForm({ current }: { current: PublishedTerms | undefined }) {
  const text = useText()
  const form = useSchemaForm<Fields>(
    {
      schema: publishTerms.body,
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

  const ask = () =>
    form.submit((fields) =>
      confirm({
        title: text('admin.terms.ask', { version }),
        description: text('admin.terms.askHint'),
        confirmLabel: text('admin.terms.publish', { version }),
        tone: 'primary',
        busyLabel: text('admin.terms.publishing'),
        run: () => sendKeyed(fields, (request) => api.post('/api/admin/terms', request)),
        done: (published) => toastSuccess(text('admin.terms.published', { version: published.version })),
        failed: (why) => text('admin.terms.publishFailed', { why }),
        refreshes: { queryKey: termsVersionsQuery.queryKey },
      }),
    )
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
    <FormElement form={form} submit={ask}>
      {!current && words.trim() === '' && <Beginning onBegin={begin} />}
      {hasBegun && (
        <Text tone="soft" size="sm" isProse>
          {text('admin.terms.begun')}
        </Text>
      )}
      <TextArea
        label={text('admin.terms.textOf', { version })}
        hint={text('admin.terms.textHint')}
        lang="en"
        rows={10}
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
    </FormElement>
  )
}

/** For an owner without terms of their own: the site's default terms, to edit and publish. */
function Beginning({ onBegin }: { onBegin: (builtIn: Fields) => void }) {
  const text = useText()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => api.get('/api/admin/terms/built-in'),
    onSuccess: onBegin,
    failed: text('admin.terms.beginFailed'),
  })
  return (
    <div className={styles.beginning}>
      <Text tone="soft" size="sm" isProse>
        {text('admin.terms.beginHint')}
      </Text>
      <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
        {text('admin.terms.begin')}
      </Button>
    </div>
  )
}

type ReadTerms = Pick<PublishedTerms, 'text' | 'translations' | 'version' | 'date'>

type TermsReadingProps = { terms: ReadTerms; onClose: () => void }

/** A version as families read it, in each language. */
function TermsReading({ terms, onClose }: TermsReadingProps) {
  const text = useText()
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE)
  const { version, date: day } = terms
  return (
    <Dialog
      onClose={onClose}
      closesOnBackdrop
      size="2xl"
      title={text('admin.terms.title')}
      description={text('admin.terms.versionOf', { version, day })}
    >
      <Tabs
        label={text('admin.terms.languages')}
        selected={language}
        onSelect={setLanguage}
        tabs={LANGUAGES.map((id) => ({
          id,
          label: text('admin.languageName', { language: id }),
          panel: <InLanguage terms={terms} language={id} />,
        }))}
      />
    </Dialog>
  )
}

function InLanguage({ terms, language }: { terms: ReadTerms; language: Language }) {
  const text = useText()
  const words = language === DEFAULT_LANGUAGE ? terms.text : terms.translations?.[language]?.trim()
  if (!words) return <p>{text('admin.terms.noTranslation', { language })}</p>
  return <TermsSection lang={language} parts={termsBlocks(words)} />
}
