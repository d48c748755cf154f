/** The texts whose ids begin with the last part of the name, or with one of its parts joined by +, in one language (`scripts/messages/messages-plugin.ts`). */
declare module 'virtual:messages/*' {
  const load: (
    language: import('#domain/text/language.ts').Language,
  ) => Promise<import('#domain/messages/text.ts').Catalogue>
  export default load
}
