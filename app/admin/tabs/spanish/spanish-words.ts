import { inBoth } from '#app/lib/language/in-both.ts'
import type { SpanishText } from '#contract/site/spanish-texts.ts'
import { aboutInSpanish, fieldInSpanish } from '#domain/words/owner-texts.ts'

export const SPANISH_TAB_WORDS = inBoth(
  {
    title: 'Spanish',
    hint: (missing: number) =>
      missing === 0
        ? 'Your own texts as Spanish-speaking families read them.'
        : `Your own texts as Spanish-speaking families read them. ${missing === 1 ? '1 is' : `${missing} are`} missing, and shown in English.`,
    filters: { all: 'All', missing: 'Missing', changed: 'English has changed' },
    loadFailed: 'Failed to load the texts',
    none: 'No texts here.',
    one: 'text',
    many: 'texts',
    titleOf: ({ about, field }: SpanishText) => `${about} · ${field}`,
    labelOf: ({ about, field }: SpanishText) => `${about}, ${field.toLowerCase()} in Spanish`,
    missing: 'Missing',
    changed: 'English has changed since',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Spanish text saved',
    saveFailed: 'This could not be saved. Please try again.',
  },
  {
    title: 'Español',
    hint: (missing) =>
      missing === 0
        ? 'Sus textos como los leen las familias que hablan español.'
        : `Sus textos como los leen las familias que hablan español. ${missing === 1 ? 'Falta 1, que se muestra' : `Faltan ${missing}, que se muestran`} en inglés.`,
    filters: { all: 'Todos', missing: 'Faltan', changed: 'Cambió el inglés' },
    loadFailed: 'No se pudieron cargar los textos',
    none: 'Aquí no hay textos.',
    one: 'texto',
    many: 'textos',
    titleOf: (text) => `${aboutInSpanish(text)} · ${fieldInSpanish(text)}`,
    labelOf: (text) => `${aboutInSpanish(text)}, ${fieldInSpanish(text).toLowerCase()} en español`,
    missing: 'Falta',
    changed: 'El inglés cambió después',
    save: 'Guardar',
    saving: 'Guardando...',
    saved: 'Texto en español guardado',
    saveFailed: 'No se pudo guardar. Inténtelo de nuevo.',
  },
)
