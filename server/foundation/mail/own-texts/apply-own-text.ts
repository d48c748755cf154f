import { CLOSING } from '#contract/people/mail-texts.ts'
import { fillFields, type MailFields, type OwnText } from '#domain/people/mail-texts/own-text.ts'
import { type MailBlock, type MailContent, type OwnersMail, paragraph } from '../mail-content.ts'

/** Returns a mail in the owner's words. Only the subject, the heading and certain paragraphs can be rewritten. */
export function applyOwnText(mail: OwnersMail, own: OwnText): MailContent {
  const { textName: _, fields, ...content } = mail
  const closing = own.paragraphs?.[CLOSING]
  return {
    ...content,
    subject: own.subject ? fillFields(own.subject, fields) : content.subject,
    heading: own.heading ? fillFields(own.heading, fields) : content.heading,
    blocks: [
      ...content.blocks.flatMap((block) => applyToBlock(block, own.paragraphs ?? {}, fields)),
      ...(closing ? [paragraph(fillFields(closing, fields))] : []),
    ],
  }
}

function applyToBlock(
  block: MailBlock,
  own: Readonly<Record<string, string>>,
  fields: MailFields,
): MailBlock[] {
  if (block.kind !== 'paragraph' || block.slot === undefined) return [block]
  const written = own[block.slot]
  if (written === undefined) return [block]
  return written === '' ? [] : [{ ...block, text: fillFields(written, fields) }]
}
