import { useQuery } from '@tanstack/react-query'
import type { Catalogue, Text } from '#domain/foundation/messages/text.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { useLanguage } from '../language/language.ts'
import { loadText } from './use-text.ts'

/** Loads texts on demand: undefined until they have loaded. `area` is the prefix of their ids. */
export function useLazyText(
  area: string,
  load: (language: Language) => Promise<Catalogue>,
): Text | undefined {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['texts', area, language],
    queryFn: () => loadText(language, load),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.text
}
