import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDocumentTitle } from '#app/lib/use-document-title.ts'
import { Card } from '#app/ui/display/card.tsx'
import { Text } from '#app/ui/layout.tsx'
import styles from './signed-out-page.module.css'

type SignedOutPageProps = { title: string; words?: ReactNode; children?: ReactNode }

/** The frame of the admin before sign-in: a single card under the night sky. */
export function SignedOutPage({ title, words, children }: SignedOutPageProps) {
  const text = useText()
  useDocumentTitle(title)
  return (
    <main data-ground="night" className={styles.page}>
      <Card as="section" padding="lg" data-ground="page" className={styles.card}>
        <Text as="h1" size="xxl">
          {title}
        </Text>
        {words !== undefined && <p className={styles.words}>{words}</p>}
        {children}
      </Card>
      <Link reloadDocument to="/" className={styles.back}>
        {text('admin.session.backToSite')}
      </Link>
    </main>
  )
}
