import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { useItemForm } from '#app/admin/kit/forms/use-item-form.ts'
import { useChoices } from '#app/admin/kit/lists/use-choices.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { api } from '#app/lib/api/api.ts'
import type { ApiQuery } from '#app/lib/api/api-query.ts'
import { questionsQuery } from '#app/lib/api/questions-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { FieldGroup } from '#app/ui/fields/field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Question } from '#contract/catalogue/questions.ts'
import { ASKED_BY, ASKED_PER, QUESTION_KINDS, SHOWN_IN } from '#domain/catalogue/questions/question.ts'
import { QUESTION_RULES, toQuestionFields } from './question-fields.ts'

type QuestionDialogProps = { question: Question | undefined; onClose: () => void }

export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const text = useText()
  const item = useItemForm({
    list: questionsQuery,
    item: question,
    toFields: toQuestionFields,
    rules: QUESTION_RULES,
    create: (request) => api.post('/api/admin/questions', request),
    change: (request) => api.patch('/api/admin/questions/:id', request),
    done: text(question ? 'admin.questions.updated' : 'admin.questions.created'),
    onSaved: onClose,
  })
  const { form } = item
  const some = (name: 'themeIds' | 'addonIds') => ({
    chosen: form.fields[name],
    error: form.problems[name],
    onChange: (ids: readonly number[] | null) => form.set(name, ids),
  })
  return (
    <EditDialog
      {...item}
      title={question ? text('admin.questions.edit') : text('admin.questions.new')}
      saveLabel={question ? text('admin.forms.saveChanges') : text('admin.questions.create')}
      onClose={onClose}
    >
      <TextField label={text('admin.questions.label')} {...form.input('label')} />
      <TextField
        label={text('admin.questions.labelEs')}
        hint={text('admin.questions.labelEsHint')}
        lang="es"
        {...form.input('labelEs')}
      />
      <FieldRow>
        <SelectField label={text('admin.questions.kind')} {...form.input('kind')}>
          <Options of={QUESTION_KINDS} label={(kind) => text(`admin.questions.kinds.${kind}`)} />
        </SelectField>
        <SelectField label={text('admin.questions.per')} {...form.input('per')}>
          <Options of={ASKED_PER} label={(per) => text(`admin.questions.pers.${per}`)} />
        </SelectField>
      </FieldRow>
      {form.fields.kind === 'choice' && (
        <TextArea
          label={text('admin.questions.options')}
          hint={text('admin.questions.optionsHint')}
          required
          rows={4}
          {...form.input('options')}
        />
      )}
      <SelectField label={text('admin.questions.askedBy')} {...form.input('askedBy')}>
        <Options of={ASKED_BY} label={(by) => text(`admin.questions.askers.${by}`)} />
      </SelectField>
      <SomeItems
        list={themesQuery}
        words={{
          all: text('admin.questions.allThemes'),
          some: text('admin.questions.someThemes'),
          deleted: text('admin.lists.deletedTheme'),
        }}
        {...some('themeIds')}
      />
      <SomeItems
        list={addonsQuery}
        words={{
          all: text('admin.questions.allOrders'),
          some: text('admin.questions.someAddons'),
          deleted: text('admin.lists.deletedAddon'),
        }}
        {...some('addonIds')}
      />
      <FieldGroup label={text('admin.questions.shownTo')}>
        {() => (
          <FieldRow>
            {SHOWN_IN.map((place) => (
              <Switch key={place} label={text(`admin.questions.places.${place}`)} {...form.tick(place)} />
            ))}
          </FieldRow>
        )}
      </FieldGroup>
      <FieldRow>
        <Switch label={text('admin.questions.required')} {...form.tick('required')} />
        <Switch
          label={text('admin.questions.active')}
          hint={text('admin.questions.activeHint')}
          {...form.tick('active')}
        />
      </FieldRow>
    </EditDialog>
  )
}

type SomeItemsProps<Item> = {
  readonly list: ApiQuery<Item[]>
  readonly words: { readonly all: string; readonly some: string; readonly deleted: string }
  /** Null: all of them. */
  readonly chosen: readonly number[] | null
  readonly error: string | undefined
  readonly onChange: (ids: readonly number[] | null) => void
}

/** Chooses all items of a list or some of them. */
function SomeItems<Item extends { readonly id: number; readonly name: string }>({
  list,
  words,
  chosen,
  error,
  onChange,
}: SomeItemsProps<Item>) {
  const items = useChoices(list, chosen ?? [], words.deleted)
  return (
    <>
      <SelectField
        label={words.some}
        isLabelHidden
        error={error}
        value={chosen ? 'some' : 'all'}
        onChange={({ target }) => onChange(target.value === 'all' ? null : [])}
      >
        <option value="all">{words.all}</option>
        <option value="some">{words.some}</option>
      </SelectField>
      {chosen && (
        <FieldRow>
          {items.map(({ id, name, isDeleted }) => (
            <Switch
              key={id}
              lang={isDeleted ? undefined : 'en'}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </FieldRow>
      )}
    </>
  )
}
