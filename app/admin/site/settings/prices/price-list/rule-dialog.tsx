import { useId } from 'react'
import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { getPart } from '#app/admin/kit/forms/form-inputs.ts'
import { RowsField } from '#app/admin/kit/forms/rows/rows-field.tsx'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { useChoices } from '#app/admin/kit/lists/use-choices.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { FieldGroup } from '#app/ui/fields/field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row } from '#app/ui/layout.tsx'
import {
  describeDays,
  describeFloor,
  describeRule,
} from '#domain/catalogue/pricing/price-list/describe-rule.ts'
import { FLOORS, type PriceRule } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import { listUsualDays } from '#domain/catalogue/pricing/price-list/usual-days.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { nameWeekday } from '#domain/foundation/text/names.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import styles from './price-list.module.css'
import { RULE_RULES, type RuleFields, toDraftRule, toRuleBody } from './rule-fields.ts'
import { useThemeNames } from './use-theme-names.ts'

type RuleDialogProps = {
  initial: RuleFields
  isNew: boolean
  /** Those of the other rules. */
  groups: readonly string[]
  /** What the example family would pay with this rule; undefined if that is not known. */
  getExample: (rule: PriceRule) => number | undefined
  onSave: (body: ReturnType<typeof toRuleBody>) => Promise<unknown>
  onClose: () => void
}

export function RuleDialog({ initial, isNew, groups, getExample, onSave, onClose }: RuleDialogProps) {
  const text = useText()
  const getThemeNames = useThemeNames()
  const sent = useSentForm({
    rules: RULE_RULES,
    initial,
    send: (fields) => onSave(toRuleBody(fields)),
    onSent: onClose,
  })
  const draft = toDraftRule(sent.form.fields, 0)
  const example = draft && getExample(draft)
  return (
    <EditDialog
      {...sent}
      title={text(isNew ? 'admin.priceList.dialog.new' : 'admin.priceList.dialog.edit')}
      saveLabel={text('admin.priceList.dialog.save')}
      onClose={onClose}
    >
      {draft && (
        <p role="status" className={styles.sentence}>
          {describeRule(draft, text, getThemeNames(draft.themeIds))}
          {example !== undefined && (
            <>
              <br />
              {text('admin.priceList.dialog.example', { amount: formatDollars(example) })}
            </>
          )}
        </p>
      )}
      <ChangeInputs form={sent.form} />
      <WhenInputs form={sent.form} groups={groups} />
    </EditDialog>
  )
}

type InputsProps = { form: Form<RuleFields> }

function ChangeInputs({ form: { input, fields } }: InputsProps) {
  const text = useText()
  return (
    <>
      <FieldRow>
        <TextField label={text('admin.priceList.dialog.name')} {...input('name')} />
        <TextField
          label={text('admin.priceList.dialog.nameEs')}
          maxLength={100}
          lang="es"
          {...input('nameEs')}
        />
      </FieldRow>
      <FieldRow areNarrow>
        <SelectField label={text('admin.priceList.dialog.way')} {...input('way')}>
          <option value="more">{text('admin.priceList.dialog.more')}</option>
          <option value="less">{text('admin.priceList.dialog.less')}</option>
        </SelectField>
        <SelectField label={text('admin.priceList.dialog.kind')} {...input('kind')}>
          <option value="add">{text('admin.priceList.dialog.add')}</option>
          <option value="percent">{text('admin.priceList.dialog.percent')}</option>
        </SelectField>
        <AmountField label={text('admin.priceList.dialog.amount')} {...input('amount')} />
        {fields.kind === 'add' && (
          <SelectField label={text('admin.priceList.dialog.per')} {...input('per')}>
            <option value="party">{text('admin.priceList.dialog.party')}</option>
            <option value="teepee">{text('admin.priceList.dialog.teepee')}</option>
          </SelectField>
        )}
      </FieldRow>
    </>
  )
}

const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6']

type WhenInputsProps = InputsProps & Pick<RuleDialogProps, 'groups'>

function WhenInputs({ form, groups }: WhenInputsProps) {
  const text = useText()
  const { input, fields, problems, set } = form
  const themes = useChoices(themesQuery, fields.themeIds.map(Number), text('admin.lists.deletedTheme'))
  return (
    <>
      <TickList
        label={text('admin.priceList.dialog.weekdays')}
        options={WEEKDAYS.map((value) => ({ value, label: nameWeekday(Number(value), text.language) }))}
        chosen={fields.weekdays}
        onChange={(weekdays) => set('weekdays', weekdays)}
      />
      <DayRows form={form} />
      <Ranges form={form} />
      <TickList
        label={text('admin.priceList.dialog.floors')}
        options={FLOORS.map((value) => ({ value, label: describeFloor(value, text) }))}
        chosen={fields.floors}
        onChange={(floors) => set('floors', floors)}
      />
      <FieldRow>
        <SelectField label={text('admin.priceList.dialog.stairs')} {...input('stairs')}>
          <option value="">{text('admin.priceList.dialog.anyStairs')}</option>
          <option value="yes">{text('admin.priceList.dialog.withStairs')}</option>
          <option value="no">{text('admin.priceList.dialog.noStairs')}</option>
        </SelectField>
        <GroupField form={form} groups={groups} />
      </FieldRow>
      <TickList
        label={text('admin.priceList.dialog.themes')}
        hint={text('admin.priceList.dialog.themesHint')}
        error={problems.themeIds}
        options={themes.map(({ id, name }) => ({ value: String(id), label: name }))}
        chosen={fields.themeIds}
        onChange={(themeIds) => set('themeIds', themeIds)}
      />
    </>
  )
}

function DayRows({ form }: InputsProps) {
  const text = useText()
  return (
    <RowsField
      title={text('admin.priceList.dialog.days')}
      hint={text('admin.priceList.dialog.daysHint')}
      {...form.rows('days')}
      newRow={{ from: '', to: '' }}
      addLabel={text('admin.priceList.dialog.addDays')}
      actions={<UsualDaysField form={form} />}
    >
      {(input) => (
        <>
          <TextField label={text('admin.priceList.dialog.firstDay')} {...input('from')} />
          <TextField label={text('admin.priceList.dialog.lastDay')} {...input('to')} />
        </>
      )}
    </RowsField>
  )
}

/** Holidays and school breaks to pick from. */
function UsualDaysField({ form: { fields, set } }: InputsProps) {
  const text = useText()
  const usual = listUsualDays(partyDayAt(new Date()))
  const pick = (index: number) => {
    const { from, to } = usual[index] ?? { from: '', to: '' }
    set('days', [...fields.days.filter((row) => row.from !== ''), { from, to }])
  }
  return (
    <SelectField
      label={text('admin.priceList.dialog.usualDays')}
      isLabelHidden
      value=""
      onChange={({ target }) => pick(Number(target.value))}
    >
      <option value="">{text('admin.priceList.dialog.usualDays')}</option>
      {usual.map(({ id, ...span }, index) => (
        <option key={id + span.from} value={index}>
          {text('admin.priceList.usualDays', { id, days: describeDays(span, text) })}
        </option>
      ))}
    </SelectField>
  )
}

const RANGES = ['daysAhead', 'teepees', 'miles'] as const

function Ranges({ form }: InputsProps) {
  const text = useText()
  return RANGES.map((range) => {
    const { input } = getPart(form, range)
    return (
      <FieldRow key={range} areNarrow>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={text(`admin.priceList.dialog.${range}.${end}`)}
            inputMode="numeric"
            {...input(end)}
          />
        ))}
      </FieldRow>
    )
  })
}

function GroupField({ form, groups }: WhenInputsProps) {
  const text = useText()
  const listId = useId()
  return (
    <>
      <TextField
        label={text('admin.priceList.dialog.group')}
        hint={text('admin.priceList.dialog.groupHint')}
        maxLength={100}
        list={listId}
        autoComplete="off"
        {...form.input('group')}
      />
      <datalist id={listId}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </>
  )
}

type TickListProps = {
  label: string
  hint?: string
  error?: string | undefined
  options: readonly { readonly value: string; readonly label: string }[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Several of a few options. None is chosen for a condition that does not matter. */
function TickList({ label, hint, error, options, chosen, onChange }: TickListProps) {
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      {() => (
        <Row gap={4} rowGap={0} align="stretch">
          {options.map((option) => (
            <label key={option.value} className={styles.tick}>
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={({ target }) => {
                  const others = chosen.filter((one) => one !== option.value)
                  onChange(target.checked ? [...others, option.value].sort() : others)
                }}
              />
              {option.label}
            </label>
          ))}
        </Row>
      )}
    </FieldGroup>
  )
}
