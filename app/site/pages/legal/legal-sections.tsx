import type { TermsSection } from '#domain/site/site-texts/usual-terms.ts'

/** Headings, each with a paragraph or a list. */
export function LegalSections({ sections }: { sections: readonly TermsSection[] }) {
  return sections.map(({ title, text, list }) => (
    <section key={title}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  ))
}
