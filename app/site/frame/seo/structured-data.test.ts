import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#app/lib/page/site-settings.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import type { Testimonial } from '#contract/people/testimonials.ts'
import { breadcrumbs, faqPage, localBusiness, themeService } from './structured-data.ts'

const settings = { ...DEFAULT_SETTINGS, publicUrl: 'https://teepees.example' }
const contact = {
  address: '12 Palm Avenue, Miami, FL 33101',
  phone: '(305) 555-0199',
  email: 'ana@teepees.example',
  hours: 'Daily',
}
const rated = (rating: number) => ({ rating }) as Testimonial

describe('what search engines are told of the business', () => {
  it('has the owner’s own address, phone and mail once there are some', () => {
    const business = localBusiness({ description: '', settings, contact, testimonials: [] })
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Moonlit Teepees',
      url: 'https://teepees.example/',
      image: 'https://teepees.example/uploads/images/hero-default.jpg',
      address: contact.address,
      telephone: contact.phone,
      email: contact.email,
    })
  })

  it('says Miami, and no invented phone, while the placeholder stands', () => {
    const business = localBusiness({ description: '', settings, contact: undefined, testimonials: [] })
    expect(business.address).toMatchObject({ addressLocality: 'Miami', addressCountry: 'US' })
    expect(business).not.toHaveProperty('telephone')
    expect(business).not.toHaveProperty('email')
  })

  it('rates it only by what customers wrote', () => {
    expect(localBusiness({ description: '', settings, contact, testimonials: [] })).not.toHaveProperty(
      'aggregateRating',
    )
    const four = Array(4).fill(rated(5))
    expect(localBusiness({ description: '', settings, contact, testimonials: four })).not.toHaveProperty(
      'aggregateRating',
    )
    const business = localBusiness({
      description: '',
      settings,
      contact,
      testimonials: [rated(4.5), rated(5), rated(5), rated(5), rated(4.5)],
    })
    expect(business).toHaveProperty('aggregateRating', {
      '@type': 'AggregateRating',
      ratingValue: 4.8,
      reviewCount: 5,
      bestRating: 5,
    })
  })
})

it('every question has an accepted answer', () => {
  const page = faqPage([{ question: 'How many?', answer: 'Two or three.' }])
  expect(page.mainEntity).toEqual([
    { '@type': 'Question', name: 'How many?', acceptedAnswer: { '@type': 'Answer', text: 'Two or three.' } },
  ])
})

it('breadcrumbs count from one and carry whole addresses', () => {
  const trail = breadcrumbs('https://teepees.example', [
    { name: 'Home', path: '/' },
    { name: 'Add-ons', path: '/addons' },
  ])
  expect(trail.itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://teepees.example/'],
    [2, 'https://teepees.example/addons'],
  ])
})

describe('what programs are told of a theme', () => {
  const theme = { id: 3, name: 'Blue Skies', pricePerTeepee: '79.00', available: true } as Theme

  it('is a service with a price for each teepee, and the address where it is reserved', () => {
    expect(themeService(theme, settings, { name: 'Blue Skies party', language: 'en' })).toMatchObject({
      '@type': 'Service',
      name: 'Blue Skies party',
      provider: { '@id': 'https://teepees.example/#business' },
      offers: {
        '@type': 'Offer',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: '79.00', priceCurrency: 'USD', unitText: 'teepee' },
      },
      potentialAction: {
        '@type': 'ReserveAction',
        target: { urlTemplate: 'https://teepees.example/booking?theme=3', inLanguage: 'en' },
      },
    })
  })

  it('leads a Spanish reader to the Spanish booking', () => {
    const { potentialAction } = themeService(theme, settings, { name: '', language: 'es' })
    expect(potentialAction?.target.urlTemplate).toBe('https://teepees.example/es/reservar?theme=3')
  })

  it('offers no reservation of a theme that cannot be booked', () => {
    const gone = themeService({ ...theme, available: false }, settings, { name: '', language: 'en' })
    expect(gone).not.toHaveProperty('potentialAction')
    expect(gone.offers.availability).toBe('https://schema.org/OutOfStock')
  })
})
