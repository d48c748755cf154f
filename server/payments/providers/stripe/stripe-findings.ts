import type { ToStaff } from '#domain/sentences/to-staff.ts'

/** What the doctor finds about Stripe, in each language. Stripe's own messages stay as they are. */
export const FOUND = {
  keysMixed: () => ({
    en: 'One Stripe key is for tests and the other is live: no card can be charged.',
    es: 'Una clave de Stripe es de prueba y la otra es real: no se puede cobrar a ninguna tarjeta.',
  }),
  keyRefused: (message: string) => ({
    en: `Stripe refuses STRIPE_SECRET_KEY: ${message}`,
    es: `Stripe rechaza STRIPE_SECRET_KEY: ${message}`,
  }),
  testKeys: () => ({
    en: 'Stripe answers, with test keys: no card is charged.',
    es: 'Stripe responde, con claves de prueba: no se cobra a ninguna tarjeta.',
  }),
  liveKeys: () => ({ en: 'Stripe answers, with live keys.', es: 'Stripe responde, con claves reales.' }),
  noWebhookSecret: () => ({
    en: 'STRIPE_WEBHOOK_SECRET is not set: a family that closes its browser early waits up to an hour for its confirmation.',
    es: 'Falta STRIPE_WEBHOOK_SECRET: una familia que cierra el navegador antes de tiempo espera hasta una hora su confirmación.',
  }),
  webhooksHidden: () => ({
    en: 'STRIPE_WEBHOOK_SECRET is set. This restricted key may not read which webhooks there are.',
    es: 'STRIPE_WEBHOOK_SECRET está puesto. Esta clave restringida no puede leer qué webhooks hay.',
  }),
  noWebhook: (address: string) => ({
    en: `Stripe has no enabled webhook for ${address}.`,
    es: `Stripe no tiene ningún webhook activo para ${address}.`,
  }),
  eventsMissing: (events: readonly string[]) => ({
    en: `The webhook is missing ${events.join(', ')}.`,
    es: `Al webhook le ${events.length === 1 ? 'falta' : 'faltan'} ${events.join(', ')}.`,
  }),
  webhookFine: (address: string) => ({
    en: `Stripe sends its events to ${address}.`,
    es: `Stripe le avisa a ${address} de lo que ocurre.`,
  }),
} as const

/** What to do about it. */
export const REMEDIES = {
  setLiveKeys: {
    en: 'Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY to live keys before the first real booking.',
    es: 'Ponga claves reales en STRIPE_SECRET_KEY y STRIPE_PUBLISHABLE_KEY antes de la primera reserva verdadera.',
  },
  takeBothKeys: {
    en: 'Take STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY from the same page of the Stripe dashboard.',
    es: 'Tome STRIPE_SECRET_KEY y STRIPE_PUBLISHABLE_KEY de la misma página del panel de Stripe.',
  },
  copyKey: {
    en: 'Copy the key again from the Stripe dashboard.',
    es: 'Copie la clave de nuevo desde el panel de Stripe.',
  },
  addWebhook: {
    en: 'Add the webhook in the Stripe dashboard and set its signing secret.',
    es: 'Agregue el webhook en el panel de Stripe y ponga su secreto de firma.',
  },
  addWebhookOrAddress: {
    en: 'Add it in the Stripe dashboard, or set PUBLIC_URL.',
    es: 'Agréguelo en el panel de Stripe o ponga PUBLIC_URL.',
  },
  addEvents: {
    en: 'Add these events to it in the Stripe dashboard.',
    es: 'Agréguele estos eventos en el panel de Stripe.',
  },
} as const satisfies Readonly<Record<string, ToStaff>>
