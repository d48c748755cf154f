import type { ReactNode } from 'react'
import { Row } from '#app/ui/layout.tsx'
import { Drawing, type DrawingName } from '../pictures/drawing.tsx'
import { PageHeading } from './page-heading.tsx'
import styles from './problem-page.module.css'

type ProblemPageProps = { title: string; drawing?: DrawingName; action: ReactNode; children: ReactNode }

/** A page that only explains why it is empty, and what to do. Announced immediately. */
export function ProblemPage({ title, drawing = 'error', action, children }: ProblemPageProps) {
  return (
    <div role="alert" className="page-width">
      <PageHeading title={title}>{children}</PageHeading>
      <div className={styles.wayOn}>
        <Drawing name={drawing} size="lg" />
        <Row align="stretch" justify="center" gap={3}>
          {action}
        </Row>
      </div>
    </div>
  )
}
