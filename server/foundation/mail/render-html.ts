import { formatDollars } from '#domain/foundation/money/money.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import type { StatementRow } from '#domain/money/payments/statement.ts'
import type { Fact, Letterhead, MailBlock, MailContent } from './mail-content.ts'

// Mail programs support tables and inline styles; the style element is only for those that also support dark mode.
const INK = '#2c2140'
const SOFT_INK = '#5d5175'
const PAPER = '#fffaf3'
const LINE = '#ece3da'
const BODY_FONT = "'Figtree',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const HEADLINE_FONT = "'Fraunces',Georgia,'Times New Roman',serif"
/** What people type may be wider than a phone. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word'
const TEXT = `font-family:${BODY_FONT};font-size:16px;line-height:1.6;color:${INK};${BREAKS}`

/** Phones have no room for side margins or long buttons. */
const PHONE = `@media (max-width:480px){
.sides{padding-left:20px!important;padding-right:20px!important}.headline{font-size:24px!important}.button{padding-left:18px!important;padding-right:18px!important}.edge{padding:12px 8px!important}}`

const DARK_MODE = `@media (prefers-color-scheme:dark){
.ground{background:#1b1330!important}.card{background:#2b2046!important}.ink,.ink a{color:#f6effc!important}
.soft,.soft a{color:#c9bde0!important}.line{border-color:#4a3a75!important}.quote{background:#36285a!important}}`

/** Keeps inboxes from filling up the preview line with the start of the mail. */
const NOTHING_BEHIND = '&#8199;&#847; '.repeat(60)

/** Renders a mail as HTML that looks the same in Gmail, Outlook and Apple Mail, in light and dark mode. */
export function renderHtml(content: MailContent, letterhead: Letterhead): string {
  const { language = DEFAULT_LANGUAGE, subject, preview, heading, blocks } = content
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${PHONE}${DARK_MODE}</style></head>
<body class="ground" style="margin:0;padding:0;background:#f4ecf7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${NOTHING_BEHIND}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4ecf7"><tr><td align="center" class="edge" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="sides" bgcolor="#3b2a63" style="background:#3b2a63;border-radius:20px 20px 0 0;padding:22px 32px;font-family:${HEADLINE_FONT};font-size:22px;color:#ffffff;${BREAKS}">
<span style="color:#ffc857" aria-hidden="true">&#9790;&#65038;</span>&nbsp; ${escapeHtml(letterhead.siteTitle)}</td></tr>
<tr><td class="card sides" bgcolor="${PAPER}" style="background:${PAPER};padding:32px">
<h1 class="ink headline" style="margin:0 0 20px;font-family:${HEADLINE_FONT};font-size:28px;line-height:1.2;font-weight:600;color:${INK};${BREAKS}">${escapeHtml(heading)}</h1>
${blocks.map(renderBlock).join('\n')}
</td></tr>
<tr><td class="card soft line sides" bgcolor="${PAPER}" style="background:${PAPER};border-top:1px solid ${LINE};border-radius:0 0 20px 20px;padding:20px 32px;font-family:${BODY_FONT};font-size:14px;line-height:1.6;color:${SOFT_INK};${BREAKS}">
${renderFooter(content, letterhead)}
</td></tr></table></td></tr></table></body></html>
`
}

function renderFooter(
  { unsubscribe }: MailContent,
  { siteTitle, siteUrl, phone, email, address }: Letterhead,
): string {
  const link = (url: string, text: string) =>
    `<a href="${escapeHtml(url)}" style="color:${SOFT_INK}">${escapeHtml(text)}</a>`
  const refusing = unsubscribe
    ? `<br><br>${escapeHtml(unsubscribe.why)} ${link(unsubscribe.url, unsubscribe.label)}`
    : ''
  return `${link(siteUrl, siteTitle)} &middot; ${escapeHtml(phone)} &middot; ${link(`mailto:${email}`, email)}<br>${escapeHtml(address)}${refusing}`
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;${TEXT}">${breakLines(block.text)}</p>`
    case 'quote':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="quote ink" bgcolor="#f4ecf7" style="background:#f4ecf7;border-radius:12px;padding:16px 20px;${TEXT}">${breakLines(block.text)}</td></tr></table>`
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="#ff6b6b" style="background:#ff6b6b;border-radius:999px;mso-padding-alt:14px 28px"><a class="button" href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 28px;mso-padding-alt:0;font-family:${BODY_FONT};font-size:16px;line-height:1.3;font-weight:700;text-align:center;color:${INK};text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`
    case 'picture':
      return `<img src="${escapeHtml(block.url)}" alt="" width="536" style="display:block;width:100%;height:auto;margin:0 0 20px;border:0;border-radius:12px">`
    case 'facts':
      return table(block.rows.map((fact) => row(escapeHtml(fact[0]), renderValue(fact), 'left')))
    case 'prices':
      return table(block.rows.map(renderPriceRow))
  }
}

function renderValue([, value, url]: Fact): string {
  return url === undefined
    ? breakLines(value)
    : `<a href="${escapeHtml(url)}" style="color:${INK}">${breakLines(value)}</a>`
}

/** The rows that families look for first. */
const STRONG: ReadonlySet<StatementRow['kind']> = new Set(['total', 'paid', 'dueNow', 'balance'])

function renderPriceRow({ kind, label, quantity, unitCents, amountCents }: StatementRow): string {
  const times =
    quantity === undefined || unitCents === undefined
      ? ''
      : `<br><span class="soft" style="font-size:14px;color:${SOFT_INK}">${quantity} &times; ${formatDollars(unitCents)}</span>`
  const strong = (text: string) => (STRONG.has(kind) ? `<strong>${text}</strong>` : text)
  return row(strong(`${escapeHtml(label)}${times}`), strong(formatDollars(amountCents)), 'right')
}

function table(rows: readonly string[]): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${rows.join('')}</table>`
}

function row(label: string, value: string, align: 'left' | 'right'): string {
  const cell = `padding:9px 0;border-bottom:1px solid ${LINE};vertical-align:top;${TEXT}`
  const labelClass = align === 'left' ? 'soft' : 'ink'
  const labelStyle = align === 'left' ? `width:34%;${cell};color:${SOFT_INK};padding-right:12px` : cell
  return `<tr><td class="${labelClass} line" style="${labelStyle}">${label}</td><td class="ink line" align="${align}" style="${cell}${align === 'right' ? ';white-space:nowrap;padding-left:16px' : ''}">${value}</td></tr>`
}

function breakLines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>')
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
