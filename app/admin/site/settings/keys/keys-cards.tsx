import { useQuery } from '@tanstack/react-query'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Grid, Row, Text } from '#app/ui/layout.tsx'
import {
  changeKeys,
  KEY_FIELD_NAMES,
  KEY_NAMES,
  type KeyName,
  type KeyState,
  NEEDED_KEYS,
} from '#contract/operations/keys.ts'
import styles from './keys-cards.module.css'
import { findBadPart, SMTP_PARTS, toSmtpUrl } from './smtp-address.ts'

const keysQuery = apiQuery('/api/admin/keys')

/** A card for each service whose API keys an owner can enter. */
export function KeysCards() {
  const text = useText()
  const query = useQuery(keysQuery)
  return (
    <Loaded query={query} height="40rem" failed={text('admin.keys.loadFailed')}>
      {(keys) => (
        <>
          <Text tone="soft" size="sm" marginBottom={4}>
            {text('admin.keys.hint')}
          </Text>
          <Grid minColumn="26rem" align="start" gap={5}>
            {KEY_NAMES.map((name) => (
              <KeyCard key={name} name={name} state={keys[name]} />
            ))}
          </Grid>
        </>
      )}
    </Loaded>
  )
}

function KeyCard({ name, state }: { name: KeyName; state: KeyState }) {
  const text = useText()
  return (
    <SettingsCard
      title={text(`admin.keys.services.${name}.name`)}
      hint={text(`admin.keys.services.${name}.about`)}
      action={
        <Badge tone={state.isLocked ? 'danger' : state.source === 'none' ? 'neutral' : 'success'}>
          {text(state.isLocked ? 'admin.keys.locked' : `admin.keys.sources.${state.source}`)}
        </Badge>
      }
    >
      {state.source === 'environment' && (
        <Text tone="soft" size="sm">
          {text('admin.keys.environment')}
        </Text>
      )}
      {state.isLocked && (
        <Text tone="danger" size="sm">
          {text('admin.keys.cannotBeOpened')} {text('admin.keys.unlock')}
        </Text>
      )}
      <KeyForm name={name} state={state} />
      <KeyTest name={name} isSet={state.source !== 'none'} canRemove={state.source === 'stored'} />
    </SettingsCard>
  )
}

type Entered = Record<string, string>

/** The input: each key, with the mail server's URL split into its parts. */
const INPUTS: Readonly<Record<KeyName, readonly string[]>> = {
  ...KEY_FIELD_NAMES,
  smtp: [...SMTP_PARTS, 'from'],
}

function toKeys(name: KeyName, entered: Entered): Entered {
  const { host = '', port = '', user = '', password = '', ...others } = entered
  const url = name === 'smtp' ? toSmtpUrl({ host, port, user, password }) : undefined
  const keys = url === undefined ? others : { url, ...others }
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value.trim() !== ''))
}

/** Missing or invalid values are reported beside their fields. */
export function getRules(name: KeyName, isSet: (input: string) => boolean): FormRules<Entered> {
  return {
    schema: changeKeys.body,
    toBody: (entered) => ({ [name]: toKeys(name, entered) }),
    toField: (path) => (path === 'smtp.url' ? 'host' : undefined),
    findMore: (entered, text) => {
      const { host = '', port = '', user = '', password = '' } = entered
      const bad = name === 'smtp' ? findBadPart({ host, port, user, password }) : undefined
      const isTyped = Object.values(entered).some((value) => value.trim() !== '')
      const needed = name === 'smtp' ? ['host'] : NEEDED_KEYS[name]
      const missing = needed.filter((input) => isTyped && !entered[input]?.trim() && !isSet(input))
      return {
        ...Object.fromEntries(missing.map((input) => [input, text('admin.keys.needed')])),
        ...(bad && { [bad]: text(bad === 'host' ? 'keys.smtpHost' : 'admin.keys.badPort') }),
      }
    },
  }
}

function KeyForm({ name, state }: { name: KeyName; state: KeyState }) {
  const text = useText()
  const inputs = INPUTS[name]
  const empty = Object.fromEntries(inputs.map((input) => [input, '']))
  const isSet = (input: string) =>
    state.fields[SMTP_PARTS.some((part) => part === input) ? 'url' : input] === 'set'
  const sent = useSentForm({
    rules: getRules(name, isSet),
    initial: empty,
    send: (entered) => api.put('/api/admin/keys', { body: { [name]: toKeys(name, entered) } }),
    stores: keysQuery,
    done: text('admin.keys.saved'),
    onSent: (_, { reset }) => reset(empty),
  })
  return (
    <SettingsForm
      {...sent}
      saveLabel={text('admin.keys.save', { name: text(`admin.keys.services.${name}.name`) })}
    >
      {inputs.map((input) => (
        <TextField
          key={input}
          label={text(fieldId(name, input))}
          hint={
            isSet(input)
              ? text('admin.keys.keep')
              : input === 'port'
                ? text('admin.keys.portHint')
                : undefined
          }
          type={input === 'password' ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          {...sent.form.input(input)}
        />
      ))}
    </SettingsForm>
  )
}

type KeyTestProps = { name: KeyName; isSet: boolean; canRemove: boolean }

function KeyTest({ name, isSet, canRemove }: KeyTestProps) {
  const text = useText()
  const test = useSingleMutation({
    mutationFn: () => api.post('/api/admin/keys/:name/test', { params: { name } }),
  })
  const remove = useSingleMutation({
    mutationFn: () => api.put('/api/admin/keys', { body: { [name]: null } }),
    stores: keysQuery,
    done: text('admin.keys.removed'),
    onSuccess: test.reset,
  })
  if (!isSet) return null

  return (
    <Row gap={3}>
      <RowButton
        label={text('admin.keys.testShort')}
        variant="secondary"
        name={text('admin.keys.test', { name: text(`admin.keys.services.${name}.name`) })}
        isBusy={test.isPending}
        onClick={() => test.mutate()}
      />
      {canRemove && (
        <RowButton
          label={text('admin.lists.takeOut')}
          name={text('admin.keys.removeOf', { name: text(`admin.keys.services.${name}.name`) })}
          isBusy={remove.isPending}
          onClick={() => remove.mutate()}
        />
      )}
      <p role="status" className={styles.outcome} data-ok={test.data?.ok}>
        {test.data?.sentence}
      </p>
    </Row>
  )
}

/** The catalogue has a label for each entry of `INPUTS`. */
function fieldId(name: KeyName, field: string) {
  return `admin.keys.services.${name}.fields.${field}` as 'admin.keys.services.openai.fields.apiKey'
}
