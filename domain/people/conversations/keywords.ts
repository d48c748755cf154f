/** What a family's text asks for: no more texts, texts again, or something for people to read. */
export type Meaning = 'stop' | 'start' | 'words'

/** Texts that consist of one of these words, as carriers require, and their Spanish equivalents. */
const STOP_WORDS = new Set([
  'stop',
  'stopall',
  'stop all',
  'stop it',
  'stop this',
  'stop everything',
  'text stop',
  'reply stop',
  'unsubscribe',
  'revoke',
  'optout',
  'opt out',
  'opt me out',
  'arret',
  'baja',
  'alto',
  'basta',
  'para',
  'paren',
  'parar',
  'pare',
  'detener',
  'detengan',
  'no mas',
  'unsub',
  'remove me',
  'remove my number',
  'lose my number',
  'leave me alone',
])
/** Sentences that consist of nothing else. */
const STOP_SENTENCES = [
  /^(do not|don'?t|never) contact me( again| any ?more)?$/,
  /^(end|cancel|stop|quit) (all )?(the |these |your )?(texts?|text messages|messages|sms|promotions|promos|ads|marketing)$/,
  /^(quiten?|borren?|eliminen?|saquen?) mi numero$/,
]
/** They may also be about the party, unless they are all that was written. */
const AMBIGUOUS_STOP_WORDS = new Set(['cancel', 'end', 'quit', 'cancelar'])
const START_WORDS = new Set(['start', 'unstop', 'alta', 'comenzar', 'empezar', 'reanudar'])

/** What people put around an answer, which says nothing. */
const COURTESY =
  '(?:please|pls|plz|no thank you|no thanks|thank you|thank u|thanks|thx|ty|so much|very much|a lot|hi|hello|hey|ok|okay|' +
  "wrong number|not interested|sorry|sir|ma'?am|kindly|just|now|right now|immediately|already|y'?all|guys|por favor|porfa|no gracias|" +
  'muchas gracias|gracias|hola|buenos dias|buenas tardes|ya|ahora|disculpen?|perdon)'
const COURTESIES_BEFORE = new RegExp(`^(?:${COURTESY}(?![\\w']) ?)+`)
const COURTESIES_AFTER = new RegExp(`(?:(?<![\\w'])${COURTESY})(?: ${COURTESY})*$`)

/** Phrases that ask for the same in somebody's own words. */
const PLAIN_WORDS = [
  /\b(no|any) more (texts?|text messages|messages|sms)\b/,
  /(?<!\b(not|\w+n'?t|never|you|to|cannot) )\b(stop|quit) (texting|messaging|sending|contacting|bothering|spamming)\b/,
  /\b(can|could|will|would) you (please )?(stop|quit) (texting|messaging|sending|contacting)\b/,
  /\b(i want|i'd like|i would like|need) (you |this |these )?to (stop|opt out|unsubscribe)\b(?! by\b)/,
  /(?<!\b(not|\w+n'?t|never|you|to|cannot) )\bstop (the |these |all |your )?(texts?|text messages|messages|sms)\b/,
  /\bopt me out\b/,
  /\b(do not|don'?t|never) (text|message) me\b/,
  /\b(do not|don'?t) send (me )?(any ?more |more |any )?(texts?|text messages|messages|sms)\b/,
  /\b(take|remove) (me|my number) (off|from)\b/,
  /\bunsubscribe me\b/,
  /\b(no|ya no) (quiero|deseo) (recibir )?(mas |los |sus |estos )?(mensajes|textos|sms)\b/,
  /\bno mas (mensajes|textos|sms)\b/,
  /\bno (me )?(manden?|envien?|escriban?) mas\b/,
  /(?<!\bno )\b(deja|dejen?|paren?) de (escribir|mandar|enviar|textear)(me)?\b/,
  /\bno me (escriban?|manden? (mensajes|textos)|envien? (mensajes|textos))\b/,
  /\b(quitenme|borrenme|sacenme|saquenme) de (la|su) lista\b/,
  /\b(den?me|darme) de baja\b/,
  /\bcancelar (?:(?:la|mi) )?suscripcion\b/,
  /(?<!\bno )\b(detengan?|paren?) (los |sus |estos )?(mensajes|textos|sms)\b/,
]

/** Returns what a family's text means. If in doubt, it means stop: anyone who did not mean that can reply START. */
export function readKeyword(text: string): Meaning {
  const plain = toPlain(text)
  const sentences = listSentences(plain)
  const [first = ''] = sentences
  if (sentences.length === 1) {
    if (isStop(first) || AMBIGUOUS_STOP_WORDS.has(first)) return 'stop'
    if (START_WORDS.has(first)) return 'start'
  } else if (isStop(first) || isStop(sentences.at(-1) ?? '')) return 'stop'
  return PLAIN_WORDS.some((pattern) => pattern.test(plain)) ? 'stop' : 'words'
}

/** Some write the word in both languages. */
function isStop(sentence: string): boolean {
  return (
    STOP_WORDS.has(sentence) ||
    STOP_SENTENCES.some((pattern) => pattern.test(sentence)) ||
    (sentence !== '' && sentence.split(' ').every((word) => STOP_WORDS.has(word)))
  )
}

/** Returns whether a text with a keyword says more, or may be about the party, so that people should read it, too. */
export function saysMore(text: string): boolean {
  const plain = toPlain(text)
  const sentences = listSentences(plain)
  const isDecorated = plain.replace(/[^a-z]/g, '') !== (sentences[0] ?? '').replace(/[^a-z]/g, '')
  return sentences.length > 1 || (AMBIGUOUS_STOP_WORDS.has(sentences[0] ?? '') && isDecorated)
}

/** Without accents, capitals, pictures and other decoration. */
function toPlain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/\s*\bsent from my \w+(?: \w+)?\W*$/, '')
    .replace(/\s*[\n\u2013\u2014]\s*|\s-+\s/g, '. ')
    .replace(/[^\p{L}\p{N}'.!?;\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\bs[. ]t[. ]o[. ]p\b/, 'stop')
    .trim()
}

/** Returns the sentences without what is merely polite, and a word that was repeated or stretched only once. */
function listSentences(plain: string): string[] {
  return plain
    .split(/[.!?;]+/)
    .map((sentence) =>
      sentence
        .trim()
        .replace(/^'+|'+$/g, '')
        .replace(COURTESIES_BEFORE, '')
        .replace(COURTESIES_AFTER, '')
        .trim()
        .replace(/^stop+$/, 'stop')
        .replace(/^(\w+)(?: \1)+$/, '$1'),
    )
    .filter((sentence) => sentence !== '')
}
