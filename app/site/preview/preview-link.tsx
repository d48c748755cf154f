import type { ReactNode } from 'react'

type PreviewLinkProps = { path: string; label: string; className: string | undefined; children: ReactNode }

/** Opens a picture in full size; without JavaScript, links to its file. */
export function PreviewLink({ path, label, className, children }: PreviewLinkProps) {
  return (
    <a href={path} data-preview="" aria-label={label} className={className}>
      {children}
    </a>
  )
}
