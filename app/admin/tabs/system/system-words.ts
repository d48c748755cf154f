import { inBoth } from '#app/lib/language/in-both.ts'

export const SYSTEM_WORDS = inBoth(
  {
    title: 'System',
    hint: 'Whether everything the site needs is in order, and what to do if not.',
    signIn: 'Please log in to view the system',
    loadFailed: 'Failed to check the system',
    checkedAt: (moment: string) => `Checked ${moment}.`,
    checkAgain: 'Check again',
    findings: 'What was checked',
    checked: 'Checked',
    state: 'State',
    found: 'Found',
    states: { fine: 'OK', warning: 'Warning', problem: 'Problem' },
    backup: {
      title: 'Last Backup',
      size: (megabytes: string) => `, ${megabytes} MB in `,
      none: 'There is no daily backup yet.',
    },
  },
  {
    title: 'Sistema',
    hint: 'Si todo lo que el sitio necesita está en orden y, si no, qué hacer.',
    signIn: 'Inicie sesión para ver el sistema',
    loadFailed: 'No se pudo revisar el sistema',
    checkedAt: (moment) => `Revisado: ${moment}`,
    checkAgain: 'Revisar de nuevo',
    findings: 'Lo que se revisó',
    checked: 'Revisado',
    state: 'Estado',
    found: 'Resultado',
    states: { fine: 'En orden', warning: 'Advertencia', problem: 'Problema' },
    backup: {
      title: 'Última copia de seguridad',
      size: (megabytes) => `, ${megabytes} MB en `,
      none: 'Todavía no hay una copia de seguridad diaria.',
    },
  },
)
