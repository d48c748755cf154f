import type { Language } from '#domain/text/language.ts'

/**
 * Loads the words of islands; to be awaited by the module that Astro loads for an island. English comes with the code.
 * The browser loads Spanish on a Spanish page, and before the client router shows one.
 */
export async function loadWords<Words>(
  english: Words,
  loadSpanish: () => Promise<Words>,
): Promise<(language: Language) => Words> {
  let spanish: Words | undefined
  const learn = async (language: string) => {
    if (language === 'es') spanish ??= await loadSpanish()
  }
  await learn(typeof document === 'undefined' ? 'es' : document.documentElement.lang)
  if (typeof document !== 'undefined')
    document.addEventListener('astro:before-preparation', (event) => {
      const load = event.loader
      event.loader = async () => {
        await load()
        await learn(event.newDocument.documentElement.lang)
      }
    })
  return (language) => (language === 'es' && spanish) || english
}
