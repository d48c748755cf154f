import { inBoth } from '#app/lib/language/in-both.ts'

const inEnglish = (place: number, total: number) => `at place ${place} of ${total}`
const inSpanish = (place: number, total: number) => `en el lugar ${place} de ${total}`

/** The general texts of all lists. */
export const LISTS_WORDS = inBoth(
  {
    from: 'From',
    to: 'To',
    search: 'Search',
    featured: 'Featured',
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Delete ${name}`,
    order: {
      card: 'sortable card',
      drag: (name: string) => `Drag ${name}`,
      earlier: (name: string) => `Move ${name} earlier`,
      later: (name: string) => `Move ${name} later`,
      instructions:
        'Press space to pick this up. Move it with the arrow keys, put it down with space, or press escape to leave it where it was.',
      isNow: (name: string, place: number, total: number) => `${name} is now ${inEnglish(place, total)}.`,
      pickedUp: (name: string, place: number, total: number) =>
        `Picked up ${name}. It is ${inEnglish(place, total)}.`,
      isOver: (name: string, place: number, total: number) => `${name} is ${inEnglish(place, total)}.`,
      putDown: (name: string, place: number, total: number) =>
        `${name} was put down ${inEnglish(place, total)}.`,
      isBack: (name: string, place: number, total: number) => `${name} is back ${inEnglish(place, total)}.`,
    },
  },
  {
    from: 'Desde',
    to: 'Hasta',
    search: 'Buscar',
    featured: 'Destacado',
    edit: (name) => `Editar ${name}`,
    remove: (name) => `Eliminar ${name}`,
    order: {
      card: 'tarjeta que se puede ordenar',
      drag: (name) => `Arrastrar ${name}`,
      earlier: (name) => `Mover ${name} hacia adelante`,
      later: (name) => `Mover ${name} hacia atrás`,
      instructions:
        'Presione la barra espaciadora para levantar la tarjeta. Muévala con las flechas, suéltela con la barra espaciadora o presione Escape para dejarla donde estaba.',
      isNow: (name, place, total) => `${name} está ahora ${inSpanish(place, total)}.`,
      pickedUp: (name, place, total) => `Levantó ${name}. Está ${inSpanish(place, total)}.`,
      isOver: (name, place, total) => `${name} está ${inSpanish(place, total)}.`,
      putDown: (name, place, total) => `Soltó ${name} ${inSpanish(place, total)}.`,
      isBack: (name, place, total) => `${name} está otra vez ${inSpanish(place, total)}.`,
    },
  },
)
