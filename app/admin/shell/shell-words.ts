import { inBoth } from '#app/lib/language/in-both.ts'

export const SHELL_WORDS = inBoth(
  {
    admin: 'Admin',
    mostUsed: 'Admin, most used',
    allTabs: 'All tabs',
    more: 'More',
    skip: 'Skip to content',
    needsScripts: 'The admin needs JavaScript. Please turn it on.',
    imageManager: 'Image Manager',
    logout: 'Logout',
    offline: { title: 'You are offline', description: 'Please try again once you are connected.' },
  },
  {
    admin: 'Administración',
    mostUsed: 'Administración, lo más usado',
    allTabs: 'Todas las secciones',
    more: 'Más',
    skip: 'Ir al contenido',
    needsScripts: 'La administración necesita JavaScript. Actívelo, por favor.',
    imageManager: 'Imágenes',
    logout: 'Cerrar sesión',
    offline: { title: 'Está sin conexión', description: 'Inténtelo de nuevo cuando tenga conexión.' },
  },
)
