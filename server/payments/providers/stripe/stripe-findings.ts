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
  noWalletDomain: () => ({
    en: 'Apple Pay and Google Pay need a public address with https; without it only cards can be paid with.',
    es: 'Apple Pay y Google Pay necesitan una dirección pública con https; sin ella solo se puede pagar con tarjeta.',
  }),
  walletsFine: (domain: string) => ({
    en: `${domain} is registered for Apple Pay and Google Pay.`,
    es: `${domain} está registrado para Apple Pay y Google Pay.`,
  }),
  applePayInactive: (domain: string, why: string) => ({
    en: `${domain} is registered at Stripe, but Apple Pay is not active on it. ${why}`.trimEnd(),
    es: `${domain} está registrado en Stripe, pero Apple Pay no está activo ahí. ${why}`.trimEnd(),
  }),
  domainsHidden: (domain: string) => ({
    en: `This restricted key may not see whether ${domain} is registered for Apple Pay.`,
    es: `Esta clave restringida no puede ver si ${domain} está registrado para Apple Pay.`,
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
  setPublicUrl: {
    en: 'Set PUBLIC_URL to the address that families use.',
    es: 'Ponga en PUBLIC_URL la dirección que usan las familias.',
  },
  enableDomain: {
    en: 'Look at Settings, Payment method domains in the Stripe dashboard.',
    es: 'Mire en el panel de Stripe: Configuración, Dominios de métodos de pago.',
  },
  registerDomain: {
    en: 'Register it in the Stripe dashboard under Settings, Payment method domains.',
    es: 'Regístrelo en el panel de Stripe: Configuración, Dominios de métodos de pago.',
  },
  addEvents: {
    en: 'Add these events to it in the Stripe dashboard.',
    es: 'Agréguele estos eventos en el panel de Stripe.',
  },
} as const satisfies Readonly<Record<string, ToStaff>>
