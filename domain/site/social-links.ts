export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'pinterest'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

type SocialSettings = {
  readonly socialLinks: Readonly<Record<SocialNetwork, string>>
  readonly showSampleContent: boolean
}

/**
 * Returns the networks that the site shows. Those without a link are left out; only while the site shows sample content
 * are all of them shown, as an example.
 */
export function shownNetworks({ socialLinks, showSampleContent }: SocialSettings): SocialNetwork[] {
  return SOCIAL_NETWORKS.filter((network) => showSampleContent || socialLinks[network].trim() !== '')
}
