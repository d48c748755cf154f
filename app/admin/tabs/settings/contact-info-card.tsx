import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { failedWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings/settings-form.tsx'
import { useVersionedForm } from '#app/admin/forms/use-versioned-form.ts'
import { api } from '#app/lib/api/api.ts'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { useWords, wordsRead } from '#app/lib/language/in-both.ts'
import { staffSettingsQuery } from '#app/lib/page/save-site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ContactInfo, StaffSettings } from '#contract/site/settings.ts'
import styles from './contact-info-card.module.css'
import { SETTINGS_WORDS } from './settings-words.ts'

const FIELDS = [
  { name: 'address', type: 'text' },
  { name: 'phone', type: 'tel' },
  { name: 'email', type: 'email' },
  { name: 'hours', type: 'text' },
] as const

export function ContactInfoCard({ settings }: { settings: StaffSettings }) {
  const words = useWords(SETTINGS_WORDS).contact
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const stopEditing = () => {
    flushSync(() => setIsEditing(false))
    editButton.current?.focus()
  }
  const { data: info, isPending, isError, isFetching, refetch } = useQuery(contactInfoQuery)
  const shown = info ?? DEFAULT_CONTACT_INFO
  return (
    <SettingsCard
      title={words.title}
      action={
        !isEditing && (
          <Button
            ref={editButton}
            variant="secondary"
            size="sm"
            disabled={!info}
            onClick={() => setIsEditing(true)}
          >
            <Icon name="pencil" />
            {words.edit}
          </Button>
        )
      }
    >
      {isError && !info ? (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      ) : isEditing && info ? (
        <ContactInfoForm info={info} version={settings.version} onClose={stopEditing} />
      ) : (
        <dl className={styles.facts} aria-busy={isPending}>
          {FIELDS.map(({ name }) => (
            <div key={name}>
              <dt>{words.labels[name]}</dt>
              <dd>{shown[name]}</dd>
            </div>
          ))}
        </dl>
      )}
    </SettingsCard>
  )
}

type ContactInfoFormProps = { info: ContactInfo; version: number; onClose: () => void }

function ContactInfoForm({ info, version, onClose }: ContactInfoFormProps) {
  const words = useWords(SETTINGS_WORDS).contact
  const queryClient = useQueryClient()
  const reload = async () => {
    const [settings, contactInfo] = await Promise.all([
      queryClient.fetchQuery({ ...staffSettingsQuery, staleTime: 0 }),
      queryClient.fetchQuery({ ...contactInfoQuery, staleTime: 0 }),
    ])
    return { ...contactInfo, version: settings.version }
  }
  const contact = useVersionedForm<ContactInfo & { version: number }, ContactInfo>({
    stored: { ...info, version },
    toFields: toContactFields,
    findProblems: findContactProblems,
    save: async (fields, knownVersion) => {
      const saved = await api.put('/api/contact-info', { body: { ...fields, version: knownVersion } })
      queryClient.setQueryData(contactInfoQuery.queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: staffSettingsQuery.queryKey })
      return undefined
    },
    reload,
    onSaved: () => {
      toastSuccess(words.saved)
      onClose()
    },
    onFailed: (error) => toastFailure(failedWords(words.failed, error)),
  })
  const { element } = contact.form
  useEffect(() => element.current?.querySelector('input')?.focus(), [element])
  return (
    <SettingsForm {...contact} saveLabel={words.save} onCancel={onClose}>
      {FIELDS.map(({ name, type }) => (
        <TextField key={name} label={words.labels[name]} type={type} required {...contact.form.text(name)} />
      ))}
    </SettingsForm>
  )
}

function toContactFields(stored: ContactInfo | undefined): ContactInfo {
  const { address, phone, email, hours } = stored ?? DEFAULT_CONTACT_INFO
  return { address, phone, email, hours }
}

function findContactProblems({ address, phone, email, hours }: ContactInfo) {
  const { problems } = wordsRead(SETTINGS_WORDS).contact
  return {
    ...(address.trim() === '' && { address: problems.address }),
    ...(phone.trim() === '' && { phone: problems.phone }),
    ...(!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim()) && { email: problems.email }),
    ...(hours.trim() === '' && { hours: problems.hours }),
  }
}
