import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings-form.tsx'
import { useVersionedForm } from '#app/admin/forms/use-versioned-form.ts'
import { api } from '#app/lib/api.ts'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/contact-info-query.ts'
import { staffSettingsQuery } from '#app/lib/save-site-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ContactInfo, StaffSettings } from '#contract/settings.ts'
import styles from './contact-info-card.module.css'

const FIELDS = [
  { name: 'address', label: 'Address', type: 'text' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'hours', label: 'Hours', type: 'text' },
] as const

export function ContactInfoCard({ settings }: { settings: StaffSettings }) {
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
      title="Contact Information"
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
            Edit Info
          </Button>
        )
      }
    >
      {isError && !info ? (
        <LoadFailure words="Failed to load contact information" isRetrying={isFetching} onRetry={refetch} />
      ) : isEditing && info ? (
        <ContactInfoForm info={info} version={settings.version} onClose={stopEditing} />
      ) : (
        <dl className={styles.facts} aria-busy={isPending}>
          {FIELDS.map(({ name, label }) => (
            <div key={name}>
              <dt>{label}</dt>
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
    fieldsOf: contactFieldsOf,
    problemsOf: contactProblemsOf,
    save: async (fields, knownVersion) => {
      const saved = await api.put('/api/contact-info', { body: { ...fields, version: knownVersion } })
      queryClient.setQueryData(contactInfoQuery.queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: staffSettingsQuery.queryKey })
      return undefined
    },
    reload,
    onSaved: () => {
      toastSuccess('Contact information updated successfully')
      onClose()
    },
    onFailed: () =>
      toastFailure('Failed to update contact information. Please ensure you are logged in as admin.'),
  })
  const { element } = contact.form
  useEffect(() => element.current?.querySelector('input')?.focus(), [element])
  return (
    <SettingsForm {...contact} saveLabel="Save Contact Information" onCancel={onClose}>
      {FIELDS.map(({ name, label, type }) => (
        <TextField key={name} label={label} type={type} required {...contact.form.text(name)} />
      ))}
    </SettingsForm>
  )
}

function contactFieldsOf(stored: ContactInfo | undefined): ContactInfo {
  const { address, phone, email, hours } = stored ?? DEFAULT_CONTACT_INFO
  return { address, phone, email, hours }
}

function contactProblemsOf({ address, phone, email, hours }: ContactInfo) {
  return {
    ...(address.trim() === '' && { address: 'Address is required' }),
    ...(phone.trim() === '' && { phone: 'Phone number is required' }),
    ...(!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim()) && { email: 'Invalid email address' }),
    ...(hours.trim() === '' && { hours: 'Business hours are required' }),
  }
}
