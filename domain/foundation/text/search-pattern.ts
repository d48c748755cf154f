/** Letters that are typed without their accents, or have none that Unicode could take away. */
const VARIANTS = [
  'aàáâãäåāăą',
  'cçćč',
  'dďđð',
  'eèéêëēėęě',
  'gğģ',
  'iìíîïīįı',
  'kķ',
  'lĺļľł',
  'nñńņň',
  'oòóôõöøōő',
  'rŕř',
  'sśşšș',
  'tťțţ',
  'uùúûüūůű',
  'yýÿ',
  'zźżž',
]
const CLASS_OF = new Map(
  VARIANTS.flatMap((letters) => [...letters].map((letter) => [letter, `[${letters}]`])),
)

/**
 * Returns a POSIX regular expression that finds what was typed, with or without its accents: "Munoz" finds "Muñoz", and
 * the other way round. Use it with `~*`. Each letter is one class, which PostgreSQL's trigram indexes understand.
 */
export function searchPattern(typed: string): string {
  return [...typed.normalize('NFC').toLowerCase()]
    .map((letter) => CLASS_OF.get(letter) ?? escapeForPattern(letter))
    .join('')
}

function escapeForPattern(letter: string): string {
  return /[\\^$.*+?()[\]{}|]/.test(letter) ? `\\${letter}` : letter
}
