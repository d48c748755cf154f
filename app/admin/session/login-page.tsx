import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { queriesAt } from '#app/lib/api-query.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { Card } from '#app/ui/card.tsx'
import styles from './login-page.module.css'
import { SignInForm } from './sign-in-form.tsx'

export const meta = () => pageMeta({ title: 'Admin Login', robots: 'noindex' })

export default function LoginPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const enter = async () => {
    await navigate('/admin/dashboard')
    // Public pages asked before whether this is an administrator, and were told no.
    queryClient.invalidateQueries(queriesAt('/api/admin/check'))
  }
  return (
    <main data-ground="night" className={styles.page}>
      <Card as="section" padding="lg" data-ground="day" className={styles.card}>
        <h1 className={styles.title}>Admin Login</h1>
        <p className={styles.words}>For the owner and the team.</p>
        <SignInForm onSignedIn={enter} />
      </Card>
      <Link reloadDocument to="/" className={styles.back}>
        Back to the site
      </Link>
    </main>
  )
}
