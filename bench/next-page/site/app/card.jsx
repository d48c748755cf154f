'use client'

import Link from 'next/link'
import { useState } from 'react'

export function Card({ id, name, price, text }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <h2>{name}</h2>
      <p>{price}</p>
      {isOpen && <p>{text}</p>}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Show Less' : 'Read More'}
      </button>
      <Link href={`/themes/${id}`}>View Details</Link>
    </li>
  )
}
