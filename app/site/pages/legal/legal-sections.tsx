export type LegalSection = {
  readonly title: string
  readonly text?: string
  readonly list?: readonly string[]
}

/** Headings, each with a paragraph or a list. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
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
