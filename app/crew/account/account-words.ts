import { inBoth } from '#app/lib/language/in-both.ts'

const count = (things: number) => (things === 1 ? '1 thing' : `${things} things`)
const cuenta = (things: number) => (things === 1 ? '1 cosa' : `${things} cosas`)

export const ACCOUNT_WORDS = inBoth(
  {
    title: 'The crew’s phone',
    needsScripts: 'This page needs JavaScript. Please turn it on.',
    welcome: 'Your stops of today and tomorrow, with or without a connection.',
    signIn: 'Sign in',
    needsConnection: 'There is no connection. Signing in needs one; after that the phone works without.',
    you: 'You',
    signedInAs: (name: string) => `Signed in as ${name}.`,
    language: 'Language',
    install: 'Keep it on the phone',
    installHint: 'Open the browser’s menu and choose “Add to Home Screen”.',
    account: 'Password and account',
    signOut: 'Sign out',
    signOutHint: 'Everything about families is erased from this phone.',
    notSent: (things: number) => `${count(things)} on this phone was never sent. Signing out erases it.`,
    signOutAnyway: 'Erase and sign out',
    stay: 'Stay signed in',
  },
  {
    title: 'El teléfono del equipo',
    needsScripts: 'Esta página necesita JavaScript. Actívelo, por favor.',
    welcome: 'Sus paradas de hoy y de mañana, con conexión o sin ella.',
    signIn: 'Iniciar sesión',
    needsConnection:
      'No hay conexión. Para iniciar sesión hace falta; después el teléfono funciona sin ella.',
    you: 'Usted',
    signedInAs: (name) => `Sesión iniciada como ${name}.`,
    language: 'Idioma',
    install: 'Téngalo en el teléfono',
    installHint: 'Abra el menú del navegador y elija “Agregar a la pantalla de inicio”.',
    account: 'Contraseña y cuenta',
    signOut: 'Cerrar sesión',
    signOutHint: 'Se borra de este teléfono todo lo que hay sobre las familias.',
    notSent: (things) => `No se envió: ${cuenta(things)} en este teléfono. Al cerrar sesión se borra.`,
    signOutAnyway: 'Borrar y cerrar sesión',
    stay: 'Seguir con la sesión',
  },
)
