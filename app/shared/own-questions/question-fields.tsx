import { memo, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { FieldGroup } from '#app/ui/fields/field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { AskedQuestion } from '#contract/catalogue/questions.ts'
import type { AnswerValue, SingleAnswer } from '#domain/catalogue/questions/answers.ts'
import { QUESTION_LIMITS } from '#domain/catalogue/questions/question.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { type AnswerProblems, type AnswersById, type Counts, toList } from './answers-by-id.ts'
import styles from './question-fields.module.css'

type QuestionFieldsProps = {
  readonly questions: readonly AskedQuestion[]
  readonly answers: AnswersById
  readonly problems: AnswerProblems
  readonly counts: Counts
  readonly text: Text
  readonly onAnswer: (id: number, value: AnswerValue) => void
}

/** A control for each of the owner's questions, or several if it is asked for each child or teepee. */
export function QuestionFields({ questions, answers, problems, counts, ...shared }: QuestionFieldsProps) {
  const { guestCount, numberOfTeepees } = counts
  return questions.map((question) => (
    <QuestionField
      key={question.id}
      question={question}
      value={answers[question.id]}
      error={problems[`answers.${question.id}`]}
      guestCount={guestCount}
      numberOfTeepees={numberOfTeepees}
      {...shared}
    />
  ))
}

type QuestionFieldProps = Pick<QuestionFieldsProps, 'text' | 'onAnswer'> &
  Counts & {
    readonly question: AskedQuestion
    readonly value: AnswerValue | undefined
    readonly error: string | undefined
  }

/** Rendered only if it changed: the form around it renders with every key that is typed anywhere. */
const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, value, error, text, onAnswer, ...counts } = props
  const { id, label, per, required } = question
  const answer = (next: AnswerValue) => onAnswer(id, next)
  if (per === 'booking')
    return (
      <div className={styles.whole}>
        <AnswerControl
          {...{ question, label, error, required }}
          value={value === undefined || typeof value === 'object' ? '' : value}
          onChange={answer}
        />
      </div>
    )
  const values = toList(value, question, counts)
  return (
    <div className={styles.whole}>
      <FieldGroup {...{ label, required }}>
        {() => (
          <div className={styles.each}>
            {values.map((one, place) => (
              <AnswerControl
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the child or teepee
                key={place}
                question={question}
                label={text('questions.each', { per, number: place + 1 })}
                error={place === 0 ? error : undefined}
                value={one}
                onChange={(next) => answer(values.map((old, index) => (index === place ? next : old)))}
              />
            ))}
          </div>
        )}
      </FieldGroup>
    </div>
  )
})

type AnswerControlProps = {
  readonly question: AskedQuestion
  readonly label: string
  readonly value: SingleAnswer
  readonly error?: string | undefined
  readonly required?: boolean
  readonly onChange: (value: SingleAnswer) => void
}

function AnswerControl({ question, value, onChange, ...beside }: AnswerControlProps) {
  const text = useText()
  const { kind, options = [] } = question
  if (kind === 'text')
    return (
      <TextField
        {...beside}
        maxLength={QUESTION_LIMITS.answer}
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (kind === 'number') return <NumberControl {...beside} value={value} onChange={onChange} />
  const choices =
    kind === 'choice'
      ? options
      : (['yes', 'no'] as const).map((each) => ({
          value: each,
          label: text(`bookingFields.stairs.options.${each}`),
        }))
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
  return (
    <SelectField
      {...beside}
      value={chosen}
      onChange={({ target }) =>
        onChange(kind === 'yesNo' && target.value !== '' ? target.value === 'yes' : target.value)
      }
    >
      <option value="">{text('bookingFields.noAnswer')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}

type NumberControlProps = Pick<AnswerControlProps, 'label' | 'value' | 'error' | 'required' | 'onChange'>

/** Keeps what was typed: `1.` is not yet the number it will become. */
function NumberControl({ value, onChange, ...field }: NumberControlProps) {
  const [typed, setTyped] = useState(String(value))
  const change = (next: string) => {
    setTyped(next)
    const number = Number(next)
    onChange(next.trim() === '' || Number.isNaN(number) ? next.trim() : number)
  }
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={typed}
      onChange={({ target }) => change(target.value)}
    />
  )
}
