import { DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import type { Testimonial } from '#contract/people/testimonials.ts'
import type { AreaPage } from '#contract/site/areas.ts'
import type { ContactInfo, SiteSettings } from '#contract/site/settings.ts'
import { parseDollars, toDecimal } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { areaPath } from '#domain/site/area-page.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { rateBy } from '#domain/site/rating.ts'
import { themePath } from '#domain/site/slug.ts'

const METERS_IN_30_MILES = 48_280
const MIAMI = {
  '@type': 'PostalAddress',
  addressLocality: 'Miami',
  addressRegion: 'FL',
  addressCountry: 'US',
}

type Business = {
  readonly settings: SiteSettings
  readonly contact: ContactInfo | undefined
  /** Only real customers' reviews; samples are never included. */
  readonly testimonials: readonly Testimonial[]
  readonly description: string
}

export function localBusiness({
  settings,
  contact = DEFAULT_CONTACT_INFO,
  testimonials,
  description,
}: Business) {
  const { publicUrl = '', siteTitle, heroImage } = settings
  const isKnown = contact.address !== DEFAULT_CONTACT_INFO.address
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${publicUrl}/#business`,
    name: siteTitle,
    url: `${publicUrl}/`,
    image: absolute(heroImage, publicUrl),
    description,
    address: isKnown ? contact.address : MIAMI,
    ...(isKnown ? { telephone: contact.phone, email: contact.email } : {}),
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: 25.7617, longitude: -80.1918 },
      geoRadius: METERS_IN_30_MILES,
    },
    ...aggregateRating(testimonials),
  }
}

function aggregateRating(testimonials: readonly Testimonial[]) {
  const rating = rateBy(testimonials)
  if (!rating) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.mean,
      reviewCount: rating.count,
      bestRating: 5,
    },
  }
}

type NamedPage = { readonly name: string; readonly language: Language }

/** `name` is the product's, in the page's language. */
export function themeProduct(
  theme: Theme,
  { publicUrl = '', siteTitle }: SiteSettings,
  { name, language }: NamedPage,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: theme.description,
    image: [theme.mainImage, ...theme.galleryImages].map((path) => absolute(path, publicUrl)),
    brand: { '@type': 'Brand', name: siteTitle },
    offers: {
      '@type': 'Offer',
      url: publicUrl + pathIn(language, themePath(theme)),
      price: theme.fromPrice ?? theme.pricePerTeepee,
      priceCurrency: 'USD',
      availability: `https://schema.org/${theme.available ? 'InStock' : 'OutOfStock'}`,
      areaServed: 'Miami, Florida',
    },
  }
}

/** The rental of a theme, its price, and where to reserve it: for agents that book on a parent's behalf. */
export function themeService(
  theme: Theme,
  { publicUrl = '', siteTitle }: SiteSettings,
  { name, language }: NamedPage,
) {
  const url = publicUrl + pathIn(language, themePath(theme))
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    serviceType: 'Teepee sleepover party rental',
    url,
    provider: { '@type': 'LocalBusiness', '@id': `${publicUrl}/#business`, name: siteTitle },
    areaServed: 'Miami, Florida',
    offers: {
      '@type': 'Offer',
      url,
      availability: `https://schema.org/${theme.available ? 'InStock' : 'OutOfStock'}`,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...(theme.fromPrice === undefined
          ? { price: theme.pricePerTeepee, priceCurrency: 'USD', unitText: 'teepee' }
          : { minPrice: theme.fromPrice, priceCurrency: 'USD' }),
      },
    },
    ...(theme.available && {
      potentialAction: {
        '@type': 'ReserveAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${publicUrl}${pathIn(language, `/booking?theme=${theme.id}`)}`,
          inLanguage: language,
          actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
        },
        result: { '@type': 'Reservation', name },
      },
    }),
  }
}

/** The rentals available in an area, and their starting price. */
export function areaService(
  area: Pick<AreaPage, 'name' | 'slug' | 'zipCodes'>,
  themes: readonly Theme[],
  { publicUrl = '', siteTitle }: SiteSettings,
  { name, description, language }: NamedPage & { readonly description: string },
) {
  const url = publicUrl + pathIn(language, areaPath(area))
  const prices = themes.map(({ fromPrice, pricePerTeepee }) => parseDollars(fromPrice ?? pricePerTeepee) ?? 0)
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    serviceType: 'Teepee sleepover party rental',
    url,
    provider: { '@type': 'LocalBusiness', '@id': `${publicUrl}/#business`, name: siteTitle },
    areaServed: {
      '@type': 'Place',
      name: area.name,
      address: area.zipCodes.map((postalCode) => ({
        '@type': 'PostalAddress',
        addressLocality: area.name,
        postalCode,
        addressCountry: 'US',
      })),
    },
    ...(prices.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        url,
        lowPrice: toDecimal(Math.min(...prices)),
        highPrice: toDecimal(Math.max(...prices)),
        priceCurrency: 'USD',
        offerCount: prices.length,
      },
    }),
  }
}

export function faqPage(items: readonly { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export function breadcrumbs(publicUrl: string, steps: readonly { name: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  }
}

function absolute(path: string, publicUrl: string): string {
  return path.startsWith('/') ? publicUrl + path : path
}
