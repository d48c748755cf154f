import { createElement as h, useState } from 'react'

const CARDS = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  name: `Theme ${index + 1}`,
  price: '$75.00',
  text: 'Cream canvas, dried pampas grass and blush blossoms, with woven rugs underfoot and soft golden light.',
}))

/** Eight cards without pictures, each with a working button. */
export function Cards() {
  return h(
    'main',
    null,
    h('h1', null, 'Eight themes'),
    h('ul', null, ...CARDS.map((card) => h(Card, { key: card.id, ...card }))),
  )
}

function Card({ id, name, price, text }: (typeof CARDS)[number]) {
  const [isOpen, setOpen] = useState(false)
  return h(
    'li',
    null,
    h('h2', null, name),
    h('p', null, price),
    isOpen && h('p', null, text),
    h('button', { type: 'button', onClick: () => setOpen(!isOpen) }, isOpen ? 'Show Less' : 'Read More'),
    h('a', { href: `/themes/${id}` }, 'View Details'),
  )
}
