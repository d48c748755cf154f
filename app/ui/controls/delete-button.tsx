import type { ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'

/** Deletes what it stands beside, or takes it out of a list. */
export function DeleteButton(props: Omit<ComponentProps<typeof IconButton>, 'icon' | 'tone'>) {
  return <IconButton icon="trash" tone="danger" {...props} />
}
