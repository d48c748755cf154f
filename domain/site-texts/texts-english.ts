import { FIXED_TERMS, type PublishedTerms } from '../changes/published-terms.ts'
import { ENGLISH_TERMS } from './terms-english.ts'

const { serviceMiles } = FIXED_TERMS

/** The home page's texts on a new site, by their places. */
export const ENGLISH_TEXTS = (terms: PublishedTerms) => ({
  'search.description':
    'Themed teepee sleepover parties for children in the Miami area: teepees, bedding, fairy lights and decorations, set up in your home and collected the next day.',
  'hero.title': 'Sleepovers straight out of a bedtime story',
  'hero.lead':
    'Themed teepee parties for children in the Miami area. We bring the teepees, the cushions and the fairy lights, set everything up in your home, and come back to pack it all away.',
  'hero.includedTitle': 'What’s Included',
  'hero.included':
    'Professional Setup & Takedown\nPremium Themed Decorations\nCozy Bedding & Pillows\nCustom Add-On Options',
  'why.title': 'Why Choose Us',
  'why.lead': 'Everything a birthday night needs, and nothing for you to carry.',
  'why.1.title': 'Magical Themes',
  'why.1.text':
    'From a night garden to the ocean floor: every theme is a small world of its own, down to the last cushion.',
  'why.2.title': 'Setup & Delivery',
  'why.2.text':
    'We arrive 2-3 hours before the party, build everything, and collect it the day after. You only open the door.',
  'why.3.title': 'Premium Quality',
  'why.3.text': 'Real canvas, soft bedding, warm fairy lights and decorations made to belong together.',
  'themes.title': 'Where will they fall asleep tonight?',
  'themes.lead': 'Pick a world. The price is per teepee, and each teepee fits 2-3 children.',
  'about.title': 'A small team with a van full of fairy lights',
  'about.text':
    'We rent themed teepee sleepovers to families in the Miami area. Each package comes with the teepees, cushions, rugs, fairy lights and themed decorations, and with the hands that put them up and take them down again.',
  'about.guests':
    'Invite four guests or twelve: there are packages for 4, 6, 8, 10 or 12 children. And if none of our worlds is the one your child dreams of, [tell us about it](/#contact) and we will build that one.',
  'how.title': 'How It Works',
  'how.lead': 'Four steps from a wish to a whispered good night.',
  'how.1.title': 'Choose Your Theme',
  'how.1.text': 'Pick the world they will fall asleep in, and the number of teepees.',
  'how.2.title': 'Book Your Date',
  'how.2.text': ENGLISH_TERMS.bookDate(terms),
  'how.3.title': 'We Setup Everything',
  'how.3.text': 'We arrive 2-3 hours before the party and build it all while you bake the cake.',
  'how.4.title': 'Enjoy & We Collect',
  'how.4.text': 'They whisper until midnight. The day after, we come back and pack it all away.',
  'reviews.title': 'Happy Customers',
  'album.title': 'From our album',
  'album.lead': 'How it looks when the last fairy light is on.',
  'delivery.title': `To your door, within ${serviceMiles} miles of Miami`,
  'delivery.lead':
    'From Homestead to Fort Lauderdale. A delivery fee may apply depending on your location: ask us for yours before you book.',
  'delivery.1.title': 'We call first',
  'delivery.1.text': 'One or two days before the party, to go through everything once more.',
  'delivery.2.title': 'We come early',
  'delivery.2.text': 'Setup arrives 2-3 hours before the first guest. All you need is a free corner.',
  'delivery.3.title': 'Plans may change',
  'delivery.3.text': ENGLISH_TERMS.plansMayChange(terms),
  'delivery.4.title': 'Your date is safe',
  'delivery.4.text': ENGLISH_TERMS.dateIsSafe(terms),
  'faq.title': 'Frequently Asked Questions',
  'faq.more': 'Something else on your mind? [Ask us](/#contact).',
  'contact.title': 'Write to us',
  'contact.lead': 'A date, a wish, a worry: tell us, and a person will answer.',
  'footer.blurb':
    'Themed teepee sleepovers for children’s parties in the Miami area. We set up the magic; you keep the memories.',
  'footer.newsletter': 'New themes and free dates, a few times a year.',
})

/** Texts by their places. */
export type SiteTexts = Record<keyof ReturnType<typeof ENGLISH_TEXTS>, string>
