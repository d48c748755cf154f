import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import {
  CLAIM_LINE_LENGTH,
  CLAIM_LINES_MAX,
  CLAIM_PHOTOS_MAX,
  createDamageClaim,
  type DamageClaims,
} from '#contract/money/damage-claims.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { FOLLOWS_BOOKINGS } from '../use-bookings-changed.ts'
import styles from './damage-claims.module.css'
import { PictureChoice } from './picture-choice.tsx'
import { useDescribeDamage } from './use-describe-damage.ts'

type Line = { readonly key: number; readonly text: string; readonly amount: string }
type Fields = { lines: readonly Line[]; photoIds: readonly string[] }

function toBody({ lines, photoIds }: Fields) {
  return { lines: lines.map((line) => ({ text: line.text, amount: line.amount })), photoIds: [...photoIds] }
}

type ClaimDialogProps = {
  readonly bookingId: number
  readonly claims: DamageClaims
  readonly onClose: () => void
}

const NEW_LINE = { key: 0, text: '', amount: '' } as const

/** Describes the damage, with amounts and pictures, and sends the claim to the family. */
export function ClaimDialog({ bookingId, claims, onClose }: ClaimDialogProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const sent = useSentForm<Fields, unknown>({
    initial: usePrefilled(claims),
    rules: { schema: createDamageClaim.body, toBody },
    send: (fields) =>
      sendKeyed(toBody(fields), (request) =>
        api.post('/api/bookings/:id/damage-claims', { params: { id: bookingId }, ...request }),
      ),
    done: text('admin.damage.sent'),
    failed: text('admin.damage.claimFailed'),
    refreshes: FOLLOWS_BOOKINGS,
    onSent: onClose,
  })
  const { form } = sent
  const sumCents = form.fields.lines.reduce((sum, { amount }) => sum + (parseDollars(amount) ?? 0), 0)
  return (
    <EditDialog
      {...sent}
      title={text('admin.damage.dialogTitle', { number: bookingId })}
      description={text('admin.damage.dialogHint', { left: parseDollars(claims.leftAmount) ?? 0 })}
      saveLabel={text('admin.damage.send')}
      savingLabel={text('admin.damage.sending')}
      onClose={onClose}
    >
      <Lines form={form} />
      <Text weight={600} className="tabular" aria-live="polite">
        {text('admin.damage.total', { sum: sumCents })}
      </Text>
      <PictureChoice offered={claims.photoIds} {...form.picture('photoIds')} />
    </EditDialog>
  )
}

function Lines({ form }: { form: Form<Fields> }) {
  const text = useText()
  const { lines } = form.fields
  const setLines = (next: readonly Line[]) => form.set('lines', next)
  return (
    <>
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          place={index + 1}
          getProblem={(part) => form.problems[`lines.${index}.${part}`]}
          onChange={(changes) => setLines(lines.with(index, { ...line, ...changes }))}
          onRemove={lines.length > 1 ? () => setLines(lines.filter((other) => other !== line)) : undefined}
        />
      ))}
      {lines.length < CLAIM_LINES_MAX && (
        <Button
          icon="plus"
          variant="secondary"
          size="sm"
          className={styles.add}
          onClick={() =>
            setLines([...lines, { ...NEW_LINE, key: Math.max(...lines.map(({ key }) => key)) + 1 }])
          }
        >
          {text('admin.damage.addLine')}
        </Button>
      )}
    </>
  )
}

/** Starts with the crew's findings and pictures; staff fill in the amounts. */
function usePrefilled({ reported }: DamageClaims): Fields {
  const describeDamage = useDescribeDamage()
  if (reported.length === 0) return { lines: [NEW_LINE], photoIds: [] }
  const lines = reported
    .slice(0, CLAIM_LINES_MAX)
    .map((damage, key) => ({ ...NEW_LINE, key, text: describeDamage(damage).slice(0, CLAIM_LINE_LENGTH) }))
  return { lines, photoIds: reported.flatMap(({ photoIds }) => photoIds).slice(0, CLAIM_PHOTOS_MAX) }
}

type LineProps = {
  readonly line: Line
  /** Counted from 1. */
  readonly place: number
  readonly getProblem: (part: 'text' | 'amount') => string | undefined
  readonly onChange: (changes: Partial<Line>) => void
  /** Undefined if it is the only one. */
  readonly onRemove: (() => void) | undefined
}

function LineFields({ line, place, getProblem, onChange, onRemove }: LineProps) {
  const text = useText()
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{text('admin.damage.line', { place })}</legend>
      <TextField
        label={text('admin.damage.what')}
        required
        maxLength={CLAIM_LINE_LENGTH}
        value={line.text}
        error={getProblem('text')}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <AmountField
        label={text('admin.damage.amount')}
        required
        name={`lines.${place - 1}.amount`}
        value={line.amount}
        error={getProblem('amount')}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      {onRemove && (
        <IconButton icon="trash" label={text('admin.damage.removeLine', { place })} onClick={onRemove} />
      )}
    </fieldset>
  )
}
