type Name =
  | 'siteTitle'
  | 'heroImage'
  | 'siteLogo'
  | 'primaryColor'
  | 'secondaryColor'
  | 'socialLinks'
  | 'showSampleContent'

/** Returns the public part of the settings; includes the teepee space only if the owner has set it. */
export function getPublicPart<
  Settings extends Readonly<Record<Name, unknown>> & { readonly teepeeSpace?: unknown },
>(settings: Settings): Pick<Settings, Name> & { teepeeSpace?: NonNullable<Settings['teepeeSpace']> } {
  const {
    siteTitle,
    heroImage,
    siteLogo,
    primaryColor,
    secondaryColor,
    socialLinks,
    showSampleContent,
    teepeeSpace,
  } = settings
  return {
    siteTitle,
    heroImage,
    siteLogo,
    primaryColor,
    secondaryColor,
    socialLinks,
    showSampleContent,
    ...(teepeeSpace ? { teepeeSpace } : {}),
  }
}
