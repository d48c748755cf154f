import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/forms/settings/settings-form.tsx'
import { useForm } from '#app/admin/forms/use-form.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { KEY_FIELD_NAMES, KEY_NAMES, type KeyName, type KeyState } from '#contract/operations/keys.ts'
import styles from './keys-cards.module.css'
import { KEYS_WORDS } from './keys-words.ts'

const keysQuery = apiQuery('/api/admin/keys')

/** A card for each service whose keys an owner can enter. */
export function KeysCards() {
  const words = useWords(KEYS_WORDS)
  const { data: keys, isPending, isFetching, refetch } = useQuery(keysQuery)
  if (isPending) return <Skeleton shape="box" height="40rem" />
  if (!keys) return <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
  return (
    <>
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.cards}>
        {KEY_NAMES.map((name) => (
          <KeyCard key={name} name={name} state={keys[name]} />
        ))}
      </div>
    </>
  )
}

function KeyCard({ name, state }: { name: KeyName; state: KeyState }) {
  const words = useWords(KEYS_WORDS)
  const service = words.services[name]
  return (
    <SettingsCard
      title={service.name}
      hint={service.about}
      action={
        <Badge tone={state.source === 'none' ? 'neutral' : 'success'}>{words.sources[state.source]}</Badge>
      }
    >
      {state.source === 'environment' && <p className={styles.note}>{words.environment}</p>}
      <KeyForm name={name} state={state} />
      <KeyTest name={name} isSet={state.source !== 'none'} canRemove={state.source === 'stored'} />
    </SettingsCard>
  )
}

function KeyForm({ name, state }: { name: KeyName; state: KeyState }) {
  const words = useWords(KEYS_WORDS)
  const service = words.services[name]
  const empty = Object.fromEntries(KEY_FIELD_NAMES[name].map((field) => [field, '']))
  const form = useForm<Record<string, string>>(empty)
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const entered = Object.entries(form.fields).filter(([, value]) => value.trim() !== '')
      return api.put('/api/admin/keys', { body: { [name]: Object.fromEntries(entered) } })
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(keysQuery.queryKey, saved)
      form.reset(empty)
      toastSuccess(words.saved)
    },
    onError: (error) => {
      form.refuseAs(error)
      toastFailure(failureWords(error))
    },
  })
  return (
    <SettingsForm
      form={form}
      submit={() => mutate()}
      isSaving={isPending}
      saveLabel={words.save(service.name)}
    >
      {KEY_FIELD_NAMES[name].map((field) => (
        <TextField
          key={field}
          label={service.fields[field] ?? field}
          hint={state.fields[field] === 'set' ? words.keep : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          {...form.text(field)}
        />
      ))}
    </SettingsForm>
  )
}

type KeyTestProps = { name: KeyName; isSet: boolean; canRemove: boolean }

function KeyTest({ name, isSet, canRemove }: KeyTestProps) {
  const words = useWords(KEYS_WORDS)
  const queryClient = useQueryClient()
  const test = useMutation({
    mutationFn: () => api.post('/api/admin/keys/:name/test', { params: { name } }),
    onError: (error) => toastFailure(failureWords(error)),
  })
  const remove = useMutation({
    mutationFn: () => api.put('/api/admin/keys', { body: { [name]: null } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(keysQuery.queryKey, saved)
      test.reset()
      toastSuccess(words.removed)
    },
    onError: (error) => toastFailure(failureWords(error)),
  })
  if (!isSet) return null
  const service = words.services[name].name
  return (
    <div className={styles.test}>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.test(service)}
        isBusy={test.isPending}
        onClick={() => test.mutate()}
      >
        {words.testShort}
      </Button>
      {canRemove && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.removeOf(service)}
          isBusy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {words.remove}
        </Button>
      )}
      <p role="status" className={styles.outcome} data-ok={test.data?.ok}>
        {test.data?.sentence}
      </p>
    </div>
  )
}
