/**
 * The texts in one language whose ids start with the last segment of the name, or with one of its parts
 * joined by + (`scripts/messages/messages-plugin.ts`).
 */
declare module 'virtual:messages/*' {
  const load: (
    language: import('#domain/foundation/text/language.ts').Language,
  ) => Promise<import('#domain/foundation/messages/text.ts').Catalogue>
  export default load
}
