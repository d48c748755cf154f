import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Cards } from './cards.ts'

const root = document.getElementById('root')
if (root) hydrateRoot(root, createElement(Cards))
