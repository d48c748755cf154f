import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './social-links.module.css'
import { usePrepared } from './use-prepared.ts'

const NETWORKS = [
  { key: 'instagram', name: 'Instagram' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'pinterest', name: 'Pinterest' },
] as const

type SocialLinksProps = { only?: (typeof NETWORKS)[number]['key']; hasNames?: boolean }

/**
 * The business's pages on social networks. Those without a URL are left out or, with samples, marked as
 * coming soon.
 */
export function SocialLinks({ only, hasNames = false }: SocialLinksProps) {
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  const networks = NETWORKS.filter(({ key }) => only === undefined || key === only).filter(
    ({ key }) => settings.socialLinks[key] || settings.showSampleContent,
  )
  if (networks.length === 0) return null
  return (
    <ul role="list" className={styles.links}>
      {networks.map(({ key, name }) => {
        const url = settings.socialLinks[key]
        const target = url
          ? { href: url, target: '_blank', rel: 'noopener' }
          : { href: '#', 'data-coming-soon': name }
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
