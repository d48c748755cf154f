import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { keepsChoice } from '#app/early-actions/keep-early-actions.tsx'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import styles from './social-links.module.css'

export const NETWORKS = [
  { key: 'instagram', name: 'Instagram' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'pinterest', name: 'Pinterest' },
] as const

type SocialLinksProps = { only?: (typeof NETWORKS)[number]['key']; hasNames?: boolean }

/** The shop's pages elsewhere. One that the owner has not opened yet says so instead of leading astray. */
export function SocialLinks({ only, hasNames = false }: SocialLinksProps) {
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  const networks = NETWORKS.filter(({ key }) => only === undefined || key === only)
  return (
    <ul role="list" className={styles.links}>
      {networks.map(({ key, name }) => {
        const url = settings.socialLinks[key]
        const target = url
          ? { href: url, target: '_blank', rel: 'noopener' }
          : { ...keepsChoice, href: '#', onClick: comingSoon(name) }
        return (
          <li key={key}>
            <a {...target} className={styles.link} {...(hasNames ? {} : { 'aria-label': name })}>
              <Icon name={key} />
              {hasNames && name}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function comingSoon(name: string) {
  return (event: MouseEvent) => {
    event.preventDefault()
    toast({ title: 'Coming soon', description: `Our ${name} page is not open yet.` })
  }
}
