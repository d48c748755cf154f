import { inBoth } from '#app/lib/language/in-both.ts'

/** The messages for when no page can be shown. */
export const PROBLEM_WORDS = inBoth(
  {
    missing: { title: 'Page Not Found', sentence: 'There is no page at this address.' },
    wrong: {
      title: 'Something went wrong',
      sentence: 'Please try again in a moment. Nothing you entered is lost.',
    },
    backHome: 'Back to the home page',
  },
  {
    missing: { title: 'Página no encontrada', sentence: 'No hay ninguna página en esta dirección.' },
    wrong: {
      title: 'Algo salió mal',
      sentence: 'Inténtelo de nuevo en un momento. No se ha perdido nada de lo que escribió.',
    },
    backHome: 'Volver a la página principal',
  },
)
