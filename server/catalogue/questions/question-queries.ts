import type { AskedQuestion, Question as QuestionResponse } from '#contract/catalogue/questions.ts'
import type { Question } from '#domain/catalogue/questions/question.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { questions } from '#server/foundation/database/schema/all-tables.ts'

type QuestionRow = typeof questions.$inferSelect

const ordered = preparedSelect('questions', (db) =>
  db.select().from(questions).orderBy(asc(questions.displayOrder), asc(questions.id)),
)

/** Returns all questions in display order, inactive ones included. */
export function readQuestions(db: Queryable): Promise<QuestionRow[]> {
  return ordered(db)
}

const active = preparedSelect('asks_questions', (db) =>
  db
    .select({ one: sql`1` })
    .from(questions)
    .where(and(eq(questions.active, true), eq(questions.askedBy, 'wizard')))
    .limit(1),
)

/** Returns whether the wizard asks any. */
export async function asksQuestions(db: Queryable): Promise<boolean> {
  return (await active(db)).length > 0
}

export function questionResponse({ createdAt, updatedAt, options, ...row }: QuestionRow): QuestionResponse {
  return {
    ...row,
    options: options && [...options],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export function askedQuestion(language: Language, question: Question): AskedQuestion {
  const { id, label, labelEs, kind, options, required, per } = question
  const isSpanish = language === 'es'
  return {
    id,
    label: (isSpanish ? labelEs : null) ?? label,
    kind,
    ...(kind === 'choice' && {
      options: (options ?? []).map(({ value, label: name, labelEs: nameEs }) => ({
        value,
        label: (isSpanish ? nameEs : undefined) ?? name,
      })),
    }),
    required,
    per,
  }
}
