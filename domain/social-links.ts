export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'pinterest'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

type SocialSettings = {
  readonly socialLinks: Readonly<Record<SocialNetwork, string>>
  readonly showSampleContent: boolean
}

/**
 * Returns the networks that the site shows. One without a link is left out; only while the site shows sample content do
 * all of them stand there, as an example of what can be filled in.
 */
export function shownNetworks({ socialLinks, showSampleContent }: SocialSettings): SocialNetwork[] {
  return SOCIAL_NETWORKS.filter((network) => showSampleContent || socialLinks[network].trim() !== '')
}
