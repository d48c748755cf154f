import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { fitText } from '#domain/people/conversations/fit-text.ts'
import { measureText } from '#domain/people/conversations/gsm.ts'
import { type Meaning, readKeyword, saysMore } from '#domain/people/conversations/keywords.ts'
import { phoneKey, textNumber } from '#domain/people/customers/contact-keys.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { bookings, hasPhone, textNumbers, texts } from '#server/foundation/database/schema/all-tables.ts'
import { siteTitleIn } from '#server/foundation/database/translation-queries.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { queueText } from './queue-text.ts'
import { startTexts, stopTexts } from './read-permission.ts'

type Received = {
  /** The provider's id for it; the same id means the same text. */
  readonly providerId: string
  readonly from: string
  readonly body: string
  /** How many pictures came with it. */
  readonly pictures: number
  /** `STOP`, `START` or `HELP` if the provider took it as that, and has answered it. */
  readonly optOutType: string | null
}

const BODY_LENGTH = 5_000
const ANSWER_MINUTES = 60

/** Stores a received text, once. STOP takes effect immediately, and is answered once. */
export async function receiveText(ctx: Context, received: Received): Promise<void> {
  const { providerId, from, body, optOutType } = received
  const phone = textNumber(from) ?? from.slice(0, 40)
  if (!providerId || !phone) return
  await ctx.db.transaction(async (tx) => {
    const [text] = await tx
      .insert(texts)
      .values({
        kind: 'received',
        phone,
        body: toBody(received),
        segments: measureText(body).segments,
        status: 'received',
        providerId,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!text) return
    await recordEvent(tx, { kind: 'text.received', actor: 'customer', subjectId: text.id })
    const meaning = readMeaning(received)
    const language = await findLanguage(tx, phone)
    // Should no booking have the number anymore, its texts are still found.
    await tx.insert(textNumbers).values({ phone }).onConflictDoNothing()
    const turned =
      (meaning === 'stop' && (await stopTexts(tx, { phone, saidBy: 'family', at: ctx.now() }))) ||
      (meaning === 'start' && (await startTexts(tx, phone)))
    if (turned && optOutType === null)
      await answer(tx, ctx, {
        phone,
        kind: meaning === 'stop' ? 'stopped' : 'started',
        body,
        language,
        to: text.id,
      })
    if (meaning === 'words' || saysMore(body)) {
      // Nobody watches the admin all day.
      await queueMail(tx, ctx, {
        kind: 'owner-text',
        once: [text.id],
        textId: text.id,
        phone: text.phone,
        body: text.body,
      })
    } else await tx.update(texts).set({ readAt: ctx.now() }).where(eq(texts.id, text.id))
  })
}

/** The provider also knows words that its account was given. */
function readMeaning({ body, optOutType }: Received): Meaning {
  if (optOutType === 'STOP') return 'stop'
  return optOutType === 'START' ? 'start' : readKeyword(body)
}

function toBody({ body, pictures }: Received): string {
  const words = body.slice(0, BODY_LENGTH)
  return pictures > 0 ? `${words} [${pictures === 1 ? '1 picture' : `${pictures} pictures`}]`.trim() : words
}

/** Returns the language of the family with this number; undefined for a number that belongs to no booking. */
async function findLanguage(tx: Transaction, phone: string): Promise<Language | undefined> {
  const [booking] = await tx
    .select({ language: bookings.language })
    .from(bookings)
    .where(hasPhone([phoneKey(phone) ?? phone]))
    .orderBy(desc(bookings.id))
    .limit(1)
  return booking?.language
}

type Answer = {
  readonly phone: string
  readonly kind: 'stopped' | 'started'
  /** The text's contents: strangers are answered in its language. */
  readonly body: string
  readonly language: Language | undefined
  /** The id of the text being answered. */
  readonly to: number
}

async function answer(
  tx: Transaction,
  ctx: Context,
  { phone, kind, body, language, to }: Answer,
): Promise<void> {
  const reader = language ?? (SPANISH.test(body) ? 'es' : 'en')
  const business = await siteTitleIn(reader, tx, (await readSettings(tx)).siteTitle)
  const now = ctx.now()
  await queueText(tx, ctx, {
    kind,
    phone,
    body: fitText({ business }, (names) => textIn(reader)(`texts.automatic.${kind}`, names)),
    dedupeKey: `answer-${to}`,
    sendAt: now,
    expiresAt: new Date(+now + ANSWER_MINUTES * 60_000),
  })
}

const SPANISH =
  /\b(baja|alta|alto|pare|parar|detener|cancelar|comenzar|empezar|reanudar|mensajes?|textos|quiero|no m[aá]s)\b/i
