import { type Matches, publicMeta } from '../seo/public-meta.ts'
import { ContactParagraph } from './contact-paragraph.tsx'
import { LegalPage } from './legal-page.tsx'

export const meta = ({ matches }: { matches: Matches }) =>
  publicMeta({
    matches,
    path: '/cookie-policy',
    title: 'Cookie Policy',
    description: 'This site follows nobody: what it remembers in your browser, and for how long.',
  })

export default function CookiePolicyPage() {
  return (
    <LegalPage title="Cookie Policy">
      <h2>No cookies to follow you</h2>
      <p>
        This site sets no cookies for advertising or statistics, and loads nothing from companies that do.
      </p>
      <h2>What your browser remembers</h2>
      <ul>
        <li>
          Your unfinished booking, until you close the tab, so that a reload loses nothing. Never card data.
        </li>
        <li>The ZIP code that you have asked prices for.</li>
        <li>The colors and pictures of the site, so that it looks right at once.</li>
        <li>For our own staff: that they are signed in.</li>
      </ul>
      <h2>When you pay</h2>
      <p>
        The card form belongs to our payment provider, who may set cookies that are needed to recognize fraud.
        It is loaded on the booking pages only.
      </p>
      <h2>How to clear it</h2>
      <p>Deleting this site’s data in your browser’s settings removes all of it. The site keeps working.</p>
      <ContactParagraph />
    </LegalPage>
  )
}
