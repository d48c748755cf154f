import { formatDollars } from '#domain/foundation/money/money.ts'
import type { Letterhead, MailBlock, MailContent } from './mail-content.ts'

/** Renders a mail as plain text, for programs and people who prefer it. */
export function renderText(content: MailContent, letterhead: Letterhead): string {
  const { siteTitle, siteUrl, phone, email, address } = letterhead
  const footer = `-- \n${siteTitle}\n${siteUrl}\n${phone} | ${email}\n${address}`
  const { unsubscribe } = content
  const refusing = unsubscribe ? `\n\n${unsubscribe.why}\n${unsubscribe.url}` : ''
  return `${renderBlocks(content)}\n\n${footer}${refusing}\n`
}

/** Renders the content of a mail without the letterhead. */
export function renderBlocks({
  heading,
  facts = [],
  button,
  blocks,
}: Pick<MailContent, 'heading' | 'facts' | 'button' | 'blocks'>): string {
  const top: MailBlock[] = [
    { kind: 'facts', rows: facts },
    ...(button ? [{ kind: 'button', ...button } as const] : []),
  ]
  return [heading, ...[...top, ...blocks].map(renderBlock)].filter((part) => part !== '').join('\n\n')
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'picture':
      return ''
    case 'facts':
      return block.rows
        .map(([label, value, url]) => `${label}: ${value}${url === undefined ? '' : ` (${url})`}`)
        .join('\n')
    case 'prices':
      return block.rows
        .map(({ label, quantity, unitCents, amountCents }) => {
          const times =
            quantity === undefined || unitCents === undefined
              ? ''
              : `, ${quantity} × ${formatDollars(unitCents)}`
          return `${label}${times}: ${formatDollars(amountCents)}`
        })
        .join('\n')
  }
}
