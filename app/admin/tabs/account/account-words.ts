import { inBoth } from '#app/lib/in-both.ts'

export const ACCOUNT_WORDS = inBoth(
  {
    title: 'My Account',
    loadFailed: 'Failed to load your account',
    language: {
      title: 'Language',
      hint: 'What this area is shown to you in. Families choose their own.',
      failed: 'Failed to save the language. Please try again.',
    },
  },
  {
    title: 'Mi cuenta',
    loadFailed: 'No se pudo cargar su cuenta',
    language: {
      title: 'Idioma',
      hint: 'En el que usted ve esta área. Las familias eligen el suyo.',
      failed: 'No se pudo guardar el idioma. Inténtelo de nuevo.',
    },
  },
)
