import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  shape?: 'line' | 'box' | 'circle'
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  ratio?: string
}

/** A placeholder of the same size for content that is loading. */
export function Skeleton({ shape = 'line', width, height, ratio }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape])}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
    />
  )
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return Array.from({ length: lines }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
    <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} />
  ))
}
