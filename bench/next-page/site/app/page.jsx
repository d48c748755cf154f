import { Card } from './card.jsx'

/** Seconds for which a rendered page is kept. */
export const revalidate = 60

const CARDS = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  name: `Theme ${index + 1}`,
  price: '$75.00',
  text: 'Cream canvas, dried pampas grass and blush blossoms, with woven rugs underfoot and soft golden light.',
}))

export default function Page() {
  return (
    <main>
      <h1>Eight themes</h1>
      <ul>
        {CARDS.map((card) => (
          <Card key={card.id} {...card} />
        ))}
      </ul>
    </main>
  )
}
