import { CONTENTS_ID, PLACE_ID, type RenderedPage } from './page-contents.ts'

/** What the server puts into the document of a page about a booking. */
export function BookingDocument({ loaderData }: { readonly loaderData: RenderedPage }) {
  const { html, contents } = loaderData
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself */}
      <div id={PLACE_ID} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        id={CONTENTS_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it can end the element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(contents).replaceAll('<', String.raw`\u003c`) }}
      />
    </>
  )
}
