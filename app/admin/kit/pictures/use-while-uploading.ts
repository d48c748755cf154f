import { useEffect } from 'react'
import type { Upload } from './use-uploads.ts'

/** Tells a form that an upload is in progress; `begin` returns a function that ends this. */
export function useWhileUploading(uploads: readonly Upload[], begin: (() => () => void) | undefined): void {
  const isUploading = uploads.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only beginning and ending count
  useEffect(() => (isUploading ? begin?.() : undefined), [isUploading])
}
