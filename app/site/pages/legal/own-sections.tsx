import { useSiteText } from '#app/site/texts/site-texts.ts'

/** The sections of a legal page that the owner can rewrite in the site texts. */
export function OwnSections({ page }: { page: 'privacy' | 'accessibility' }) {
  const siteText = useSiteText()
  return ([1, 2, 3, 4] as const).map((number) => (
    <section key={number}>
      <h2>{siteText(`${page}.${number}.title`)}</h2>
      <p>{siteText(`${page}.${number}.text`)}</p>
    </section>
  ))
}
