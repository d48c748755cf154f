import { inBoth } from '#app/lib/language/in-both.ts'
import type { KeyName, Keys } from '#contract/operations/keys.ts'

type Service = {
  readonly name: string
  readonly about: string
  readonly fields: Readonly<Record<string, string>>
}

export const KEYS_WORDS = inBoth<{
  loadFailed: string
  hint: string
  sources: Record<Keys[KeyName]['source'], string>
  set: string
  environment: string
  keep: string
  save: (name: string) => string
  test: (name: string) => string
  testShort: string
  remove: string
  removeOf: (name: string) => string
  saved: string
  removed: string
  services: Record<KeyName, Service>
}>(
  {
    loadFailed: 'The keys could not be loaded',
    hint: 'Keys are sealed when you save them, used at once, and never shown again.',
    sources: { environment: 'Set by the server', stored: 'In use', none: 'Not set' },
    set: 'set',
    environment: 'The server’s environment sets these keys and overrides what is entered here.',
    keep: 'Set. Leave empty to keep it.',
    save: (name) => `Save ${name} Keys`,
    test: (name) => `Test ${name}`,
    testShort: 'Test',
    remove: 'Remove',
    removeOf: (name) => `Remove the ${name} keys`,
    saved: 'The keys are in use',
    removed: 'The keys are removed',
    services: {
      stripe: {
        name: 'Stripe',
        about: 'Real card payments. Without it the site takes test payments.',
        fields: {
          secretKey: 'Secret key (sk_…)',
          publishableKey: 'Publishable key (pk_…)',
          webhookSecret: 'Webhook secret (whsec_…)',
        },
      },
      smtp: {
        name: 'Mail server',
        about: 'Really sends mails. Without it they are kept in the Outbox.',
        fields: { url: 'Address (smtps://user:password@host)', from: 'Sender (Name <mail@example.com>)' },
      },
      s3: {
        name: 'S3',
        about: 'Keeps new pictures in a bucket. Those of before stay where they are.',
        fields: {
          bucket: 'Bucket',
          endpoint: 'Endpoint, unless it is Amazon’s',
          region: 'Region',
          accessKeyId: 'Access key ID',
          secretAccessKey: 'Secret access key',
        },
      },
      openai: {
        name: 'AI photos',
        about: 'Makes photos of add-ons.',
        fields: { apiKey: 'API key' },
      },
      twilio: {
        name: 'Twilio',
        about: 'For texts to families.',
        fields: { accountSid: 'Account SID', authToken: 'Auth token', from: 'Number or messaging service' },
      },
    },
  },
  {
    loadFailed: 'No se pudieron cargar las claves',
    hint: 'Las claves se sellan al guardarlas, se usan de inmediato y no se vuelven a mostrar.',
    sources: { environment: 'Fijadas por el servidor', stored: 'En uso', none: 'Sin fijar' },
    set: 'fijada',
    environment: 'El entorno del servidor fija estas claves y tiene prioridad sobre lo que se escriba aquí.',
    keep: 'Fijada. Déjela vacía para conservarla.',
    save: (name) => `Guardar las claves de ${name}`,
    test: (name) => `Probar ${name}`,
    testShort: 'Probar',
    remove: 'Quitar',
    removeOf: (name) => `Quitar las claves de ${name}`,
    saved: 'Las claves están en uso',
    removed: 'Las claves se quitaron',
    services: {
      stripe: {
        name: 'Stripe',
        about: 'Pagos reales con tarjeta. Sin esto el sitio acepta pagos de prueba.',
        fields: {
          secretKey: 'Clave secreta (sk_…)',
          publishableKey: 'Clave publicable (pk_…)',
          webhookSecret: 'Secreto del webhook (whsec_…)',
        },
      },
      smtp: {
        name: 'Servidor de correo',
        about: 'Envía los correos de verdad. Sin esto se quedan en la bandeja de salida.',
        fields: {
          url: 'Dirección (smtps://usuario:contraseña@servidor)',
          from: 'Remitente (Nombre <correo@example.com>)',
        },
      },
      s3: {
        name: 'S3',
        about: 'Guarda las imágenes nuevas en un bucket. Las anteriores se quedan donde están.',
        fields: {
          bucket: 'Bucket',
          endpoint: 'Dirección, si no es la de Amazon',
          region: 'Región',
          accessKeyId: 'ID de la clave de acceso',
          secretAccessKey: 'Clave de acceso secreta',
        },
      },
      openai: {
        name: 'Fotos con IA',
        about: 'Hace fotos de los complementos.',
        fields: { apiKey: 'Clave de API' },
      },
      twilio: {
        name: 'Twilio',
        about: 'Para mensajes de texto a las familias.',
        fields: {
          accountSid: 'SID de la cuenta',
          authToken: 'Token de autenticación',
          from: 'Número o servicio de mensajería',
        },
      },
    },
  },
)
