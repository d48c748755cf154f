import { type ReactNode, useEffect, useRef } from 'react'
import { NeighborLinks, type PageLink } from '#app/admin/kit/side-panel/page-nav.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import styles from './detail-card.module.css'

type DetailCardProps = {
  readonly title: string
  readonly onBack: () => void
  /** The previous and next items in the list. */
  readonly beside: { readonly previous: PageLink | undefined; readonly next: PageLink | undefined }
  /** Below the title: the sender and the time. */
  readonly header: ReactNode
  readonly children: ReactNode
}

/** The height of the sticky header, with some room. */
const HEADER_PX = 80

/** The open item of a list, with a way back where it replaces the list. */
export function DetailCard({ title, onBack, beside, header, children }: DetailCardProps) {
  const text = useText()
  const top = useRef<HTMLDivElement>(null)
  // On phones it replaces a list that was scrolled: its beginning must not be under the header.
  useEffect(() => {
    const isWriting = document.activeElement instanceof HTMLTextAreaElement
    const isAbove = top.current && top.current.getBoundingClientRect().top < HEADER_PX
    if (isAbove && !isWriting) top.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  return (
    <Card as="article" gap={4}>
      <Row ref={top} gap={1} rowGap={0} className={styles.ways}>
        <Button icon="chevron-left" variant="quiet" size="sm" className={styles.back} onClick={onBack}>
          {text('admin.messages.back')}
        </Button>
        <NeighborLinks {...beside} />
      </Row>
      <Stack as="header" gap={1}>
        <Text as="h2" size="xl" breaksWords>
          {title}
        </Text>
        {header}
      </Stack>
      {children}
    </Card>
  )
}
