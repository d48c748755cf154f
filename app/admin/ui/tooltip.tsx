import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { TooltipContext, type TooltipProps } from '#app/ui/controls/tooltip.tsx'
import styles from './tooltip.module.css'

const DELAY_MS = 700
/** Beside another tooltip, one comes at once. */
const SKIP_DELAY_MS = 300

/** One for all controls: a long list has hundreds of them. */
const shared = BaseTooltip.createHandle<string>()

/** Provides the tooltips of the admin: what an icon-only control does, on hover and on keyboard focus. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <BaseTooltip.Provider delay={DELAY_MS} timeout={SKIP_DELAY_MS}>
      <TooltipContext value={Tooltip}>{children}</TooltipContext>
      {/* Escape closes what is around it, too. */}
      <BaseTooltip.Root handle={shared} onOpenChange={(_, change) => change.allowPropagation()}>
        {({ payload }) => (
          <BaseTooltip.Portal>
            <BaseTooltip.Positioner sideOffset={6} collisionPadding={8} className={styles.place}>
              {/* Screen readers say the control's name, which is the same. */}
              <BaseTooltip.Popup aria-hidden data-ground="night" className={styles.words}>
                {payload}
              </BaseTooltip.Popup>
            </BaseTooltip.Positioner>
          </BaseTooltip.Portal>
        )}
      </BaseTooltip.Root>
    </BaseTooltip.Provider>
  )
}

function Tooltip({ text, children }: TooltipProps) {
  return <BaseTooltip.Trigger handle={shared} payload={text} delay={DELAY_MS} render={children} />
}
