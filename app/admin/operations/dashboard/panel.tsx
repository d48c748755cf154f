import { type ReactNode, useId } from 'react'
import { Card } from '#app/ui/display/card.tsx'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { Text } from '#app/ui/layout.tsx'

type PanelProps = {
  title: string
  hint?: string
  /** Still loading: the panel reserves its space. */
  isLoading?: boolean
  children: ReactNode
}

/** A titled card on the dashboard. */
export function Panel({ title, hint, isLoading = false, children }: PanelProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} gap={3}>
      <Text as="h2" id={id} size="lg">
        {title}
      </Text>
      {hint !== undefined && (
        <Text tone="soft" size="sm">
          {hint}
        </Text>
      )}
      {isLoading ? <SkeletonText lines={4} /> : children}
    </Card>
  )
}

/** The empty state of a panel, which is mostly good news here. */
export function PanelNote({ children }: { children: ReactNode }) {
  return (
    <Text tone="soft" size="sm">
      {children}
    </Text>
  )
}
