import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { apiJson, loadPath } from '#app/lib/api-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { StaffSettings } from '#contract/settings.ts'
import { failureWords, toastFailure, toastSuccess } from '../edit/failure-words.ts'
import { FieldRow } from '../edit/field-row.tsx'
import { NewerVersionNotice } from '../edit/newer-version-notice.tsx'
import { useForm } from '../edit/use-form.ts'
import { isNewer } from '../edit/use-item-form.ts'
import styles from './capacity-settings.module.css'
import { useCalendarChanged } from './unavailable-dates-query.ts'

const settingsQuery = {
  queryKey: ['/api/admin/settings'] as const,
  queryFn: () => loadPath<StaffSettings>('/api/admin/settings'),
}

/** How many parties a day can take. */
export function CapacitySettings() {
  const { data: settings, isPending } = useQuery(settingsQuery)
  if (isPending) return <Skeleton shape="box" height="10rem" />
  return settings ? <CapacityForm settings={settings} /> : null
}

function CapacityForm({ settings }: { settings: StaffSettings }) {
  const queryClient = useQueryClient()
  const changed = useCalendarChanged()
  const form = useForm(capacityOf(settings))
  const [version, setVersion] = useState(settings.version)
  const [theirs, setTheirs] = useState<StaffSettings>()
  const save = useMutation({
    mutationFn: (insisted: number) =>
      apiJson<StaffSettings>('PUT', '/api/site-settings', { ...form.fields, version: insisted }),
    onSuccess: (saved) => {
      toastSuccess('Capacity saved')
      setVersion(saved.version)
      form.reset(capacityOf(saved))
      queryClient.setQueryData(settingsQuery.queryKey, saved)
      return changed()
    },
    onError: async (error) => {
      if (isNewer(error)) return setTheirs(await settingsQuery.queryFn())
      toastFailure(`Failed to save the capacity: ${failureWords(error)}`)
      form.refuseAs(error)
    },
  })
  const continueFrom = (newer: StaffSettings) => {
    setVersion(newer.version)
    setTheirs(undefined)
  }
  const conflict = theirs && {
    adoptTheirs: () => {
      continueFrom(theirs)
      form.reset(capacityOf(theirs))
    },
    saveMine: () => {
      continueFrom(theirs)
      save.mutate(theirs.version)
    },
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate(version)
  }
  const number = { type: 'number', inputMode: 'numeric', min: 0, step: 1 } as const
  return (
    <Card as="section" aria-label="Capacity">
      <form ref={form.element} noValidate onSubmit={submit} className={styles.form}>
        <h2 className={styles.title}>Capacity</h2>
        {conflict && <NewerVersionNotice conflict={conflict} />}
        <FieldRow>
          <TextField label="Parties per day" {...number} {...form.text('maxPartiesPerDay')} />
          <TextField label="Teepees in all" {...number} {...form.text('teepeeStock')} />
          <TextField label="Turnaround days" {...number} max={14} {...form.text('turnaroundDays')} />
        </FieldRow>
        <p className={styles.hint}>
          Teepees are free again after the turnaround. Each theme’s own stock is set with the theme.
        </p>
        <Button
          type="submit"
          variant="secondary"
          disabled={!form.isDirty}
          isBusy={save.isPending}
          busyLabel="Saving..."
        >
          Save Capacity
        </Button>
      </form>
    </Card>
  )
}

function capacityOf({ maxPartiesPerDay, teepeeStock, turnaroundDays }: StaffSettings) {
  return {
    maxPartiesPerDay: String(maxPartiesPerDay),
    teepeeStock: String(teepeeStock),
    turnaroundDays: String(turnaroundDays),
  }
}
