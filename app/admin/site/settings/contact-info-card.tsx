import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeFailedAction } from '#app/admin/kit/forms/describe-failure.ts'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useVersionedForm } from '#app/admin/kit/forms/use-versioned-form.ts'
import { api } from '#app/lib/api/api.ts'
import { storeAnswer } from '#app/lib/api/api-query.ts'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { saveInTurn } from '#app/lib/page/save-in-turn.ts'
import { staffSettingsQuery } from '#app/lib/page/save-site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type ContactInfo, changeContactInfo, type StaffSettings } from '#contract/site/settings.ts'
import styles from './contact-info-card.module.css'

const FIELDS = [
  { name: 'address', type: 'text' },
  { name: 'phone', type: 'tel' },
  { name: 'email', type: 'email' },
  { name: 'hours', type: 'text' },
] as const

export function ContactInfoCard({ settings }: { settings: StaffSettings }) {
  const text = useText()
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
      title={text('admin.settings.contact.title')}
      action={
        !isEditing && (
          <Button
            icon="pencil"
            ref={editButton}
            variant="secondary"
            size="sm"
            disabled={!info}
            onClick={() => setIsEditing(true)}
          >
            {text('admin.settings.contact.edit')}
          </Button>
        )
      }
    >
      {isError && !info ? (
        <LoadFailure
          words={text('admin.settings.contact.loadFailed')}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      ) : isEditing && info ? (
        <ContactInfoForm info={info} version={settings.version} onClose={stopEditing} />
      ) : (
        <dl className={styles.facts} aria-busy={isPending}>
          {FIELDS.map(({ name }) => (
            <div key={name}>
              <dt>{text(`admin.settings.contact.labels.${name}`)}</dt>
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
  const text = useText()
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
    rules: { schema: changeContactInfo.body },
    save: async (fields, base) => {
      const saved = await saveInTurn(queryClient, base?.version, async (over) => {
        const response = await api.put('/api/contact-info', { body: { ...fields, version: over } })
        // It is stored with the settings, whose version this response does not include.
        return { response, version: over === undefined ? undefined : over + 1 }
      })
      storeAnswer(queryClient, contactInfoQuery, saved)
      await queryClient.invalidateQueries({ queryKey: staffSettingsQuery.queryKey })
      return undefined
    },
    reload,
    done: text('admin.settings.contact.saved'),
    failed: (_, error) => describeFailedAction(text('admin.settings.contact.failed'), error),
    onSaved: onClose,
  })
  const { element } = contact.form
  useEffect(() => element.current?.querySelector('input')?.focus(), [element])
  return (
    <SettingsForm {...contact} saveLabel={text('admin.settings.contact.save')} onCancel={onClose}>
      {FIELDS.map(({ name, type }) => (
        <TextField
          key={name}
          label={text(`admin.settings.contact.labels.${name}`)}
          type={type}
          {...contact.form.input(name)}
        />
      ))}
    </SettingsForm>
  )
}

function toContactFields(stored: ContactInfo | undefined): ContactInfo {
  const { address, phone, email, hours } = stored ?? DEFAULT_CONTACT_INFO
  return { address, phone, email, hours }
}
