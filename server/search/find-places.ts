import { ADMIN_PLACES } from '#contract/site/admin-places.ts'
import type { Permission } from '#contract/wire/permissions.ts'
import type { Language } from '#domain/text/language.ts'
import { calculateScore, plain, type Ranked, SCORE } from './rank.ts'

/** Returns the screens with such a name, or that people also call so. */
export function findPlaces(
  typed: string,
  { may, language }: { readonly may: (permission: Permission) => boolean; readonly language: Language },
): Ranked[] {
  return ADMIN_PLACES.filter(({ needs }) => may(needs)).flatMap(({ path, label, words }) => {
    const named = calculateScore(label[language], typed)
    const called = plain(words)
      .split(' ')
      .some((word) => word.startsWith(plain(typed)))
    const score = named > SCORE.elsewhere ? named : called ? SCORE.elsewhere : 0
    if (score === 0) return []
    return [{ score, found: { kind: 'place', id: path, title: label[language], subtitle: '', link: path } }]
  })
}
