/** The texts whose ids begin with the last part of the name, or with one of its parts joined by +, in one language (`scripts/messages/messages-plugin.ts`). */
declare module 'virtual:messages/*' {
  const load: (
    language: import('#domain/text/language.ts').Language,
  ) => Promise<import('#domain/messages/text.ts').Catalogue>
  export default load
}

/** The texts that rules in the browser say, in one language, for pages that bring the words of one language with their code. */
declare module 'virtual:messages/rules/en' {
  const catalogue: import('#domain/messages/text.ts').Catalogue
  export default catalogue
}
declare module 'virtual:messages/rules/es' {
  const catalogue: import('#domain/messages/text.ts').Catalogue
  export default catalogue
}
