import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { TooltipContext, type TooltipProps } from '#app/ui/controls/tooltip.tsx'
import styles from './tooltip.module.css'
import { type Described, useDescribedControl } from './use-described-control.ts'

/**
 * Provides the admin's tooltips: they name icon-only controls on hover and keyboard focus. A single tooltip
 * serves all controls, which only contribute their label: a long list has dozens of them.
 */
export function Tooltips({ children }: { children: ReactNode }) {
  const { described, close } = useDescribedControl()
  const last = useLast(described)
  return (
    <>
      <TooltipContext value={Tooltip}>{children}</TooltipContext>
      <BaseTooltip.Root
        open={described !== undefined}
        // Escape would also close the surrounding dialog.
        onOpenChange={(isOpen, change) => {
          change.allowPropagation()
          if (!isOpen) close()
        }}
      >
        <BaseTooltip.Portal>
          <BaseTooltip.Positioner
            anchor={last?.control}
            collisionPadding={8}
            className={styles.place}
            data-tooltip-words
          >
            {/* Hidden from screen readers, which already announce the control's name. */}
            <BaseTooltip.Popup aria-hidden data-ground="night" className={styles.words}>
              {last?.words}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </BaseTooltip.Root>
    </>
  )
}

/** Keeps its text while it fades out. */
function useLast(described: Described | undefined): Described | undefined {
  const [last, setLast] = useState(described)
  if (described && described !== last) setLast(described)
  return described ?? last
}

function Tooltip({ text, children }: TooltipProps) {
  return cloneElement(children as ReactElement<{ 'data-tooltip': string }>, { 'data-tooltip': text })
}
