export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'pinterest'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

type SocialSettings = {
  readonly socialLinks: Readonly<Record<SocialNetwork, string>>
  readonly showSampleContent: boolean
}

/** Returns the networks that the site shows: those with a link, or all of them while the site shows sample content. */
export function shownNetworks({ socialLinks, showSampleContent }: SocialSettings): SocialNetwork[] {
  return SOCIAL_NETWORKS.filter((network) => showSampleContent || socialLinks[network].trim() !== '')
}
