import { formatDollars } from '#domain/foundation/money/money.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import type { StatementRow } from '#domain/money/payments/statement.ts'
import type { Fact, Letterhead, MailBlock, MailContent, MailPicture } from './mail-content.ts'

// Mail programs support tables and inline styles; the style elements are for those that also support phones, dark mode
// or, in Outlook for Windows, neither fonts nor rounded corners.
const INK = '#2c2140'
const SOFT_INK = '#5d5175'
const GROUND = '#f4ecf7'
const PAPER = '#fffaf3'
const LINE = '#ece3da'
const NIGHT = '#2c2048'
const CORAL = '#ff6b6b'
const BODY_FONT = "'Figtree',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const HEADLINE_FONT = "'Fraunces',Georgia,'Times New Roman',serif"
/** What people type may be wider than a phone. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word'
const TEXT = `font-family:${BODY_FONT};font-size:16px;line-height:1.6;color:${INK};${BREAKS}`
const WIDTH = 600

/** Phones have no room for side margins; there, the button is as wide as the mail. */
const PHONE = `@media (max-width:480px){
.sides{padding-left:20px!important;padding-right:20px!important}.headline{font-size:25px!important}
.wide{width:100%!important}.button{display:block!important;padding-left:16px!important;padding-right:16px!important}
.edge{padding:0!important}.round{border-radius:0!important}}`

const DARK_MODE = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){
.ground{background:#1b1330!important}.card{background:#2b2046!important}.ink,.ink a{color:#f6effc!important}
.soft,.soft a{color:#c9bde0!important}.line{border-color:#4a3a75!important}.quote,.frame{background:#36285a!important}}`

/** Outlook for Windows shows Times New Roman if it lacks the first font of a list. */
const OUTLOOK = `<!--[if mso]><style>td,p,a,span{font-family:Arial,sans-serif!important}h1{font-family:Georgia,serif!important}</style><![endif]-->`
/** It also ignores the widest width of a table. */
const OUTLOOK_FRAME = [
  `<!--[if mso]><table role="presentation" width="${WIDTH}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0"><![endif]-->`,
  '<!--[if mso]></td></tr></table><![endif]-->',
] as const

/** Keeps inboxes from filling up the preview line with the start of the mail. */
const NOTHING_BEHIND = '&#8199;&#847; '.repeat(60)

/**
 * Renders a mail as HTML that looks the same in Gmail, Outlook and Apple Mail, in light and dark mode. The picture, the
 * facts and the button come first, so that a phone shows them at once.
 */
export function renderHtml(content: MailContent, letterhead: Letterhead): string {
  const {
    language = DEFAULT_LANGUAGE,
    subject,
    preview,
    picture,
    heading,
    facts = [],
    button,
    blocks,
  } = content
  const top = [
    facts.length === 0
      ? ''
      : table(facts.map((fact) => row(escapeHtml(fact[0]), renderKeyValue(fact), 'left'))),
    button ? renderButton(button) : '',
  ]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title><style>${PHONE}${DARK_MODE}</style>${OUTLOOK}</head>
<body class="ground" style="margin:0;padding:0;background:${GROUND}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${NOTHING_BEHIND}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${GROUND}"><tr><td align="center" class="edge" style="padding:24px 12px">${OUTLOOK_FRAME[0]}
<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${WIDTH}px">
<tr><td class="sides round" bgcolor="${NIGHT}" style="background:${NIGHT};border-radius:20px 20px 0 0;padding:14px 32px">${renderWordmark(letterhead)}</td></tr>
${picture ? renderPicture(picture) : ''}<tr><td class="card sides" bgcolor="${PAPER}" style="background:${PAPER};padding:28px 32px 12px">
<h1 class="ink headline" style="margin:0 0 16px;font-family:${HEADLINE_FONT};font-size:30px;line-height:1.2;font-weight:600;color:${INK};${BREAKS}">${escapeHtml(heading)}</h1>
${[...top, ...blocks.map(renderBlock)].filter((part) => part !== '').join('\n')}
</td></tr>
<tr><td class="card soft line sides round" bgcolor="${PAPER}" style="background:${PAPER};border-top:1px solid ${LINE};border-radius:0 0 20px 20px;padding:20px 32px;font-family:${BODY_FONT};font-size:14px;line-height:1.6;color:${SOFT_INK};${BREAKS}">
${renderFooter(content, letterhead)}
</td></tr></table>${OUTLOOK_FRAME[1]}</td></tr></table></body></html>
`
}

/** The picture of the wordmark has its own ground, so that no program inverts it. */
function renderWordmark({ siteTitle, siteUrl, wordmark }: Letterhead): string {
  const title = escapeHtml(siteTitle)
  const look = `font-family:${HEADLINE_FONT};font-size:22px;line-height:1.4;color:#ffe9d0;${BREAKS}`
  const shown = wordmark
    ? `<img src="${escapeHtml(wordmark.url)}" alt="${title}" width="${wordmark.width}" height="${wordmark.height}" style="display:block;border:0;${look}">`
    : title
  return `<a href="${escapeHtml(siteUrl)}" style="text-decoration:none;${look}">${shown}</a>`
}

function renderPicture({ url, outlookUrl, alt, width, height }: MailPicture): string {
  const shownHeight = Math.round((height * WIDTH) / width)
  const img = (src: string) =>
    `<img class="ink" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${WIDTH}" height="${shownHeight}" style="display:block;width:100%;max-width:${WIDTH}px;height:auto;border:0;font-family:${HEADLINE_FONT};font-size:18px;line-height:4;text-align:center;color:${INK}">`
  const shown = outlookUrl
    ? `<!--[if mso]>${img(outlookUrl)}<![endif]--><!--[if !mso]><!-->${img(url)}<!--<![endif]-->`
    : img(url)
  return `<tr><td class="frame" bgcolor="${LINE}" style="background:${LINE};padding:0">${shown}</td></tr>
`
}

function renderKeyValue(fact: Fact): string {
  return `<strong>${renderValue(fact)}</strong>`
}

function renderButton({ label, url }: { readonly label: string; readonly url: string }): string {
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 28px"><tr><td align="center" bgcolor="${CORAL}" style="background:${CORAL};border-radius:999px;mso-padding-alt:15px 32px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:15px 32px;mso-padding-alt:0;font-family:${BODY_FONT};font-size:17px;line-height:1.3;font-weight:700;text-align:center;color:${INK};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}

function renderFooter(
  { unsubscribe }: MailContent,
  { siteTitle, siteUrl, phone, email, address }: Letterhead,
): string {
  const link = (url: string, text: string) =>
    `<a href="${escapeHtml(url)}" style="display:inline-block;color:${SOFT_INK}">${escapeHtml(text)}</a>`
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
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="quote ink" bgcolor="${GROUND}" style="background:${GROUND};border-radius:12px;padding:16px 20px;${TEXT}">${breakLines(block.text)}</td></tr></table>`
    case 'button':
      return renderButton(block)
    case 'link':
      return `<p class="ink" style="margin:0 0 20px;${TEXT};font-weight:700"><a href="${escapeHtml(block.url)}" style="color:${INK}">${escapeHtml(block.label)}</a></p>`
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
const STRONG: ReadonlySet<StatementRow['kind']> = new Set(['total', 'price', 'paid', 'dueNow', 'balance'])

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
  const labelStyle =
    align === 'left'
      ? `width:26%;${cell};font-size:15px;color:${SOFT_INK};padding-right:12px;overflow-wrap:normal;word-break:normal`
      : cell
  return `<tr><td class="${labelClass} line" style="${labelStyle}">${label}</td><td class="ink line" align="${align}" style="${cell}${align === 'right' ? ';white-space:nowrap;padding-left:16px' : ''}">${value}</td></tr>`
}

/** Breaks lines where people did, but none between a time and its AM or PM. */
function breakLines(text: string): string {
  return escapeHtml(text)
    .replace(/\r?\n/g, '<br>')
    .replace(/(?<=\d) (?=[AP]M\b|[ap]\.)/g, '&nbsp;')
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
