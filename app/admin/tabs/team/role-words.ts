import { inBoth } from '#app/lib/language/in-both.ts'
import type { Role } from '#contract/wire/permissions.ts'

type RoleWords = { readonly name: string; readonly sentence: string }

export const ROLE_WORDS = inBoth<Readonly<Record<Role, RoleWords>>>(
  {
    owner: { name: 'Owner', sentence: 'Everything, the team, prices and API keys included.' },
    office: {
      name: 'Office',
      sentence: 'Everything but the team, delivery and tax prices, API keys and webhooks.',
    },
    crew: {
      name: 'Crew',
      sentence: 'Dates, run sheets and where to deliver what. No money, and nothing to change.',
    },
  },
  {
    owner: { name: 'Propietario', sentence: 'Todo, incluidos el equipo, los precios y las claves de API.' },
    office: {
      name: 'Oficina',
      sentence: 'Todo menos el equipo, los precios de entrega e impuestos, las claves de API y los webhooks.',
    },
    crew: {
      name: 'Montaje',
      sentence: 'Fechas, hojas de ruta y qué se entrega dónde. Sin dinero y sin poder cambiar nada.',
    },
  },
)
