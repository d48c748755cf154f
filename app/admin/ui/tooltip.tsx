import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { TooltipContext, type TooltipProps } from '#app/ui/controls/tooltip.tsx'
import styles from './tooltip.module.css'
import { type Described, useDescribedControl } from './use-described-control.ts'

/**
 * Provides the tooltips of the admin: what an icon-only control does, on hover and on keyboard focus. There is one for
 * all controls, which have no part in it but their words: a long list has dozens of them.
 */
export function Tooltips({ children }: { children: ReactNode }) {
  const { described, close } = useDescribedControl()
  const last = useLast(described)
  return (
    <>
      <TooltipContext value={Tooltip}>{children}</TooltipContext>
      <BaseTooltip.Root
        open={described !== undefined}
        // Escape closes what is around it, too.
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
            {/* Screen readers say the control's name, which is the same. */}
            <BaseTooltip.Popup aria-hidden data-ground="night" className={styles.words}>
              {last?.words}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </BaseTooltip.Root>
    </>
  )
}

/** What it said stays in it while it disappears. */
function useLast(described: Described | undefined): Described | undefined {
  const [last, setLast] = useState(described)
  if (described && described !== last) setLast(described)
  return described ?? last
}

function Tooltip({ text, children }: TooltipProps) {
  return cloneElement(children as ReactElement<{ 'data-tooltip': string }>, { 'data-tooltip': text })
}
