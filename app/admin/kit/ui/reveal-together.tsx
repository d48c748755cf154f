import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import styles from './reveal-together.module.css'

const FIRST_LOADS = { predicate: ({ state }: Query) => state.status === 'pending' }

type RevealTogetherProps = {
  /** Of what is loading. */
  readonly height?: ComponentProps<typeof Skeleton>['height']
  readonly children: ReactNode
}

/**
 * Shows its children once everything they first ask for has arrived or failed: what came later would move buttons under
 * a finger.
 */
export function RevealTogether({ height = '30rem', children }: RevealTogetherProps) {
  const queryClient = useQueryClient()
  const [isShown, setShown] = useState(false)
  useIsFetching(FIRST_LOADS)
  // The children ask in their effects, which run before this one.
  useEffect(() => {
    if (queryClient.isFetching(FIRST_LOADS) === 0) setShown(true)
  })
  return (
    <>
      {!isShown && <Skeleton shape="box" height={height} />}
      <div className={isShown ? styles.shown : undefined} hidden={!isShown}>
        {children}
      </div>
    </>
  )
}
