import { type Fields, fillFields, type OwnText } from '#domain/mails/own-text.ts'
import type { MailBlock, MailContent } from '../mail-content.ts'

/** Returns a mail with what the owner writes otherwise. Only subject, heading and free paragraphs can be another's. */
export function applyOwnText(content: MailContent, own: OwnText): MailContent {
  const { fields = {} } = content
  return {
    ...content,
    subject: own.subject ? fillFields(own.subject, fields) : content.subject,
    heading: own.heading ? fillFields(own.heading, fields) : content.heading,
    blocks: content.blocks.flatMap((block) => applyToBlock(block, own.paragraphs ?? {}, fields)),
  }
}

function applyToBlock(block: MailBlock, own: Readonly<Record<string, string>>, fields: Fields): MailBlock[] {
  if (block.kind !== 'paragraph' || block.slot === undefined) return [block]
  const written = own[block.slot]
  if (written === undefined) return [block]
  return written === '' ? [] : [{ ...block, text: fillFields(written, fields) }]
}
