type Name =
  | 'siteTitle'
  | 'heroImage'
  | 'siteLogo'
  | 'primaryColor'
  | 'secondaryColor'
  | 'socialLinks'
  | 'showSampleContent'

/** Returns what every visitor may know of the settings; the space of a teepee only where the owner has said it. */
export function publicPartOf<
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
