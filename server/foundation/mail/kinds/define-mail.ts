import { GREETING, type MailTextName } from '#contract/people/mail-texts.ts'
import type { MessageId, MessageInput } from '#domain/foundation/messages/message.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { sourceIn, textIn } from '#domain/foundation/translation/text-in.ts'
import type { AutomaticText } from '#domain/people/conversations/due-texts.ts'
import type { MailFields } from '#domain/people/mail-texts/own-text.ts'
import { type MailBlock, type MailContent, type OwnersMail, paragraph } from '../mail-content.ts'
import { hello, keyFacts, nameFields, type PartyFacts, partyFields } from './party-facts.ts'
import type { Sample } from './sample-party.ts'

/** Who reads a mail. A writer sent a message or subscribed to the newsletter, and reads what staff typed. */
type Reader = 'family' | 'owner' | 'staff' | 'writer'

/** What can be said of a mail without writing it. */
export type MailTraits = {
  readonly reader: Reader
  /** The kind stored with it, if several mails share one. */
  readonly storedAs?: string
  /** The name under which the owner rewrites it, if it is not its own. */
  readonly textName?: MailTextName
  /** Its link could be used to sign in, so it is shown only to those who manage accounts. */
  readonly opensAccount?: true
  /** It is no news to look forward to, so it shows no picture of the theme. */
  readonly isSober?: true
  /** What it says about a booking: that it has ended, or that it is open again. */
  readonly booking?: 'ends' | 'reopens'
  /** Anybody can trigger it by typing an address, so it is not sent once the mailbox has reached its limit. */
  readonly isLimitedPerMailbox?: true
  /** Stored kinds: within an hour after one of these about the same booking it says nothing new and is left out. */
  readonly quietAfter?: readonly string[]
  /** Stored kinds: it is left out as well while one of these has not gone yet. */
  readonly quietWhile?: readonly string[]
  /** Stored kinds about the same booking that it overtakes: those that have not gone stay in the outbox. */
  readonly overtakes?: readonly string[]
  /** The automatic text message that says the same, to families that agreed to texts. */
  readonly alsoText?: AutomaticText | 'offer'
  /** The terms of service that the family agreed to are attached. */
  readonly attachesTerms?: true
  /** Answers go to the address that the site shows. */
  readonly isAnsweredToSite?: true
}

/** The address of a mail that is about no booking. */
export type Addressed = { readonly to: string; readonly language: Language }

/** Facts that every mail may have; `queueMail` knows what they mean. */
export type CommonFacts = {
  readonly to?: string
  readonly language?: Language
  /** Mails to families go to this party's address in its language. */
  readonly party?: PartyFacts | undefined
  readonly customerName?: string
  /** The invoices and credit notes to attach. */
  readonly invoiceNumbers?: readonly string[]
  /** The part that staff wrote, for the conversation with the family. */
  readonly written?: string
  /** With this link, mailboxes offer to unsubscribe. */
  readonly unsubscribeUrl?: string
}

/** What the site knows when it writes a mail, whatever the mail is about. */
export type Circumstances = {
  /** Of readers whose facts have none: the owner. */
  readonly language: Language
  /** The base URLs of the site and of the admin's screens, without a trailing slash. */
  readonly siteUrl: string
  readonly adminUrl: string
}

type MailTextId = Extract<MessageId, `mails.${string}.${string}`>
type NameIn<Id> = Id extends `mails.${infer Name}.${string}` ? Name : never

/**
 * The parts of each mail's texts, by its name, with the values that each needs. A table, because comparing an id that
 * depends on a name with all ids takes the compiler minutes.
 */
type Parts = {
  readonly [Name in NameIn<MailTextId>]: {
    readonly [Id in MailTextId as Id extends `mails.${Name}.${infer Part}` ? Part : never]: MessageInput<Id>
  }
}
type PartsOf<Name extends string> = Name extends keyof Parts ? Parts[Name] : Record<never, never>
type PartOf<Name extends string> = keyof PartsOf<Name> & string
type Values<Input> = Input extends readonly unknown[] ? Input : []
type WritePart<Name extends string, Result> = <Part extends PartOf<Name>>(
  part: Part,
  ...values: Values<PartsOf<Name>[Part]>
) => Result

/** The texts of one mail, `mails.<name>.<part>`, in its reader's language. */
export type MailTexts<Name extends string> = Circumstances & {
  readonly text: Text
  readonly getPart: WritePart<Name, string>
  /** The same as a paragraph, always in these words. */
  readonly fixedParagraph: WritePart<Name, MailBlock>
  /** A paragraph that the owner can rewrite. */
  readonly ownedParagraph: WritePart<Name, MailBlock>
}

type Conventional = 'subject' | 'preview' | 'heading'
type ValueOf<Name extends string, Part> =
  Part extends PartOf<Name> ? (PartsOf<Name>[Part] extends readonly [infer Given] ? Given : unknown) : unknown
type TitleValues<Name extends string> = ValueOf<Name, 'subject'> &
  ValueOf<Name, 'preview'> &
  ValueOf<Name, 'heading'>

/**
 * A mail about its facts. The subject, the preview and the heading are `mails.<name>.subject` and so on, with these
 * values, unless given here; without a text of its own the heading is the subject.
 */
type Written<Name extends string> = { readonly [Part in Conventional]?: string } & {
  readonly [Part in 'subject' | 'preview' as Part extends PartOf<Name> ? never : Part]: string
} & (unknown extends TitleValues<Name>
    ? { readonly values?: undefined }
    : { readonly values: TitleValues<Name> }) &
  Pick<MailContent, 'picture' | 'facts' | 'button' | 'blocks' | 'unsubscribe'> & {
    /** The fields that the owner's texts can use; by default those of the party. */
    readonly fields?: MailFields
  }

type Definition<Name extends string, Facts extends object, Once extends readonly unknown[]> = MailTraits & {
  /** The paragraphs that the owner can rewrite, in the order of the mail. */
  readonly owned?: readonly PartOf<Name>[]
  /** A second mail with the same key is ignored, so that nothing is sent twice. */
  readonly key?: (...once: Once) => string
  /** Where answers go; by default those to the owner's mails go to the party. */
  readonly replyTo?: (facts: NoInfer<Facts>) => string | undefined
  readonly write: (facts: Facts, words: MailTexts<Name>) => Written<Name>
  /** By name, simplest first. */
  readonly samples: (sample: Sample) => Readonly<Record<string, NoInfer<Facts>>>
}

/** A kind of mail: everything about it but its texts, which are in the catalogues. */
export type Mail<Facts extends object, Once extends readonly unknown[]> = MailTraits & {
  readonly name: string
  readonly owned?: readonly string[]
  readonly key?: (...once: Once) => string
  readonly replyTo?: (facts: Facts) => string | undefined
  readonly write: (facts: Facts, circumstances: Circumstances) => MailContent | OwnersMail
  readonly samples: (sample: Sample) => Readonly<Record<string, Facts>>
}

/** Defines a mail. Its facts are those that `write` asks for, and what happens once those that `key` asks for. */
export function defineMail<
  const Name extends string,
  Facts extends object,
  Once extends readonly unknown[] = [],
>(name: Name, definition: Definition<Name, Facts, Once>): Mail<Facts, Once> {
  // The compiler checks entries against the texts of their name, and cannot for any name.
  const { write, ...rest } = definition as unknown as AnyDefinition
  const mail: Mail<CommonFacts, readonly unknown[]> = {
    ...rest,
    name,
    write(facts, circumstances) {
      const language = facts.party?.language ?? facts.language ?? circumstances.language
      const words = getMailTexts(name, { ...circumstances, language })
      return complete(rest, facts, { words, written: write(facts, words) })
    },
  }
  return mail as unknown as Mail<Facts, Once>
}

type AnyDefinition = Omit<Mail<CommonFacts, readonly unknown[]>, 'name' | 'write'> & {
  readonly write: (facts: CommonFacts, words: AnyTexts) => AnyWritten
}

/** As `MailTexts` of a name that is only known at run time. */
type AnyTexts = Circumstances & {
  readonly name: string
  readonly text: Text
  readonly getPart: (part: string, values?: object) => string
  readonly fixedParagraph: (part: string, values?: object) => MailBlock
  readonly ownedParagraph: (part: string, values?: object) => MailBlock
}

type AnyWritten = { readonly [Part in Conventional]?: string } & {
  readonly values?: object
  readonly fields?: MailFields
} & Pick<MailContent, 'picture' | 'facts' | 'button' | 'blocks' | 'unsubscribe'>

function getMailTexts(name: string, circumstances: Circumstances): AnyTexts {
  const text = textIn(circumstances.language)
  const write = text as (id: string, values?: object) => string
  const getPart = (part: string, values?: object) => write(textId(name, part), values)
  return {
    ...circumstances,
    name,
    text,
    getPart,
    fixedParagraph: (part, values) => paragraph(getPart(part, values)),
    ownedParagraph: (part, values) => paragraph(getPart(part, values), part),
  }
}

function textId(name: string, part: string): MessageId {
  return `mails.${name}.${part}` as MessageId
}

export function titleIds(name: string): { readonly subject: MessageId; readonly heading: MessageId } {
  const [subject, heading] = [textId(name, 'subject'), textId(name, 'heading')]
  return { subject, heading: sourceIn(DEFAULT_LANGUAGE, heading) === '' ? subject : heading }
}

/** Returns the id of a paragraph that the owner can rewrite. */
export function ownedId(name: string, part: string): MessageId {
  return part === GREETING ? 'mails.hello' : textId(name, part)
}

type Writing = { readonly words: AnyTexts; readonly written: AnyWritten }

function complete(
  { reader, textName, isSober }: MailTraits,
  { party, customerName = party?.customerName }: CommonFacts,
  { words: { name, language, getPart }, written }: Writing,
): MailContent | OwnersMail {
  const isForFamily = reader === 'family'
  const { values, fields, blocks, ...rest } = written
  const subject = written.subject ?? getPart('subject', values)
  const facts = written.facts ?? (isForFamily && party ? keyFacts(party) : [])
  const greeting = isForFamily && customerName !== undefined ? [hello({ customerName, language })] : []
  const content: MailContent = {
    ...(isForFamily && !isSober && party?.picture && { picture: party.picture }),
    ...rest,
    language,
    subject,
    preview: written.preview ?? getPart('preview', values),
    heading: written.heading ?? (hasHeading(name) ? getPart('heading', values) : subject),
    facts,
    blocks: [...greeting, ...blocks.flatMap((block) => withoutFacts(block, facts))],
  }
  if (!isForFamily) return content
  const usual = party ? partyFields(party) : customerName === undefined ? {} : nameFields({ customerName })
  return { ...content, textName: textName ?? (name as MailTextName), fields: fields ?? usual }
}

function hasHeading(name: string): boolean {
  const { subject, heading } = titleIds(name)
  return heading !== subject
}

/** What a mail says at its top, it does not say again below. */
function withoutFacts(block: MailBlock, told: NonNullable<MailContent['facts']>): MailBlock[] {
  if (block.kind !== 'facts') return [block]
  const rows = block.rows.filter(
    ([label, value]) => !told.some((fact) => fact[0] === label && fact[1] === value),
  )
  return rows.length === 0 ? [] : [{ ...block, rows }]
}
