/** What a site shows until its owner changes it. */
export const NEW_SITE = {
  siteTitle: 'Moonlit Teepees',
  heroImage: '/uploads/images/hero-default.jpg',
  siteLogo: '/uploads/images/logo-default.png',
  primaryColor: '#FF6B6B',
  secondaryColor: '#4ECDC4',
  socialLinks: { instagram: '', facebook: '', pinterest: '' },
  showSampleContent: true,
}

/** The crop of the first `heroImage` for narrow screens. */
export const NEW_HERO_ON_PHONES = '/uploads/images/hero-night-portrait.jpg'

/** The contact details of a business until its owner changes them. */
export const NEW_CONTACT_INFO = {
  address: '123 Placeholder Street, Miami, FL 33101',
  phone: '(305) 555-0123',
  email: 'hello@moonlit-teepees.example',
  hours: 'Monday to Friday 9am to 5pm, weekends 10am to 4pm',
}
