import type { ReactNode } from 'react'

type PreviewLinkProps = { path: string; label: string; className: string | undefined; children: ReactNode }

/** Opens a picture as large as the window; without the page's script, opens the picture's file. */
export function PreviewLink({ path, label, className, children }: PreviewLinkProps) {
  return (
    <a href={path} data-preview="" aria-label={label} className={className}>
      {children}
    </a>
  )
}
