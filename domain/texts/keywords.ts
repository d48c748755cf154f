/** What a family's text asks for: no more texts, texts again, or something for people to read. */
export type Meaning = 'stop' | 'start' | 'words'

/** Texts that consist of one of these words, as carriers require, and their Spanish equivalents. */
const STOP_WORDS = new Set([
  'stop',
  'stopall',
  'stop all',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'revoke',
  'optout',
  'opt out',
  'opt-out',
  'baja',
  'alto',
  'parar',
  'pare',
  'detener',
  'cancelar',
  'no mas',
])
const START_WORDS = new Set(['start', 'unstop', 'alta', 'comenzar', 'empezar', 'reanudar'])

/** Phrases that ask for the same in somebody's own words. */
const PLAIN_WORDS = [
  /\b(no|any) more (texts?|text messages|messages|sms)\b/,
  /\b(stop|quit) (texting|messaging|sending)\b/,
  /\bstop (the |these |all |your )?(texts?|text messages|messages|sms)\b/,
  /\b(do not|don'?t|never) (text|message) me\b/,
  /\b(do not|don'?t) send (me )?(any ?more |more |any )?(texts?|text messages|messages|sms)\b/,
  /\b(take|remove) (me|my number) (off|from)\b/,
  /\bunsubscribe me\b/,
  /\b(no|ya no) (quiero|deseo) (recibir )?(mas |los |sus |estos )?(mensajes|textos|sms)\b/,
  /\bno mas (mensajes|textos|sms)\b/,
  /\bno (me )?(manden?|envien?|escriban?) mas\b/,
  /\b(dejen?|paren?) de (escribir|mandar|enviar|textear)(me)?\b/,
  /\bno me (escriban?|manden? (mensajes|textos)|envien? (mensajes|textos))\b/,
  /\b(quitenme|borrenme|sacenme|saquenme) de (la|su) lista\b/,
  /\bden?me de baja\b/,
]

/** Returns what a family's text means. If in doubt, it means stop: anyone who did not mean that can reply START. */
export function readKeyword(text: string): Meaning {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
  const word = plain.replace(/^["'¡¿(]+|["'.!?)]+$/g, '').trim()
  if (STOP_WORDS.has(word) || STOP_WORDS.has(word.replace(/,? (please|por favor)$/, ''))) return 'stop'
  if (START_WORDS.has(word)) return 'start'
  return PLAIN_WORDS.some((pattern) => pattern.test(plain)) ? 'stop' : 'words'
}
