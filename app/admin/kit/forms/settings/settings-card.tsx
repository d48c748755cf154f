import { type ReactNode, useId } from 'react'
import { Card } from '#app/ui/display/card.tsx'
import { Row, Text } from '#app/ui/layout.tsx'

type SettingsCardProps = { title: string; hint?: ReactNode; action?: ReactNode; children: ReactNode }

export function SettingsCard({ title, hint, action, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} gap={4}>
      <Row as="header" gap={4} rowGap={2} justify="space-between">
        <Text id={id} as="h2" size="xl">
          {title}
        </Text>
        {action}
      </Row>
      {hint !== undefined && (
        <Text tone="soft" size="sm" isProse>
          {hint}
        </Text>
      )}
      {children}
    </Card>
  )
}
