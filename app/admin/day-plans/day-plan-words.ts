import { inBoth } from '#app/lib/language/in-both.ts'
import type { JobStop } from '#contract/calendar/work.ts'
import { formatLong, type PartyDay } from '#domain/time/party-day.ts'
import { timeInWords } from '#domain/time/party-start.ts'

/** Minutes of a job, and of the way to it. */
type Minutes = JobStop['minutes'] & { readonly inAll: number; readonly drive: number }

export const DAY_PLAN_WORDS = inBoth(
  {
    conflicts: (count: number) => {
      if (count === 0) return 'No conflicts'
      return count === 1 ? '1 conflict' : `${count} conflicts`
    },
    instructions:
      'Press space to pick this stop up. Move it with the arrow keys, put it down with space, or press escape to leave it where it was.',
    /** Both counted from 1. */
    place: (stop: number, crew: number) => `stop ${stop} of crew ${crew}`,
    nowhere: 'nowhere',
    moved: (name: string, place: string) => `${name} is now ${place}.`,
    pickedUp: (name: string, place: string) => `Picked up ${name}. It is ${place}.`,
    isOver: (name: string, place: string) => `${name} is ${place}.`,
    putDown: (name: string, place: string) => `${name} was put down as ${place}.`,
    isBack: (name: string, place: string) => `${name} is back as ${place}.`,
    crew: (crew: number) => `Crew ${crew}`,
    crewOn: (crew: number, day: PartyDay) => `Crew ${crew}, ${formatLong(day)}`,
    stops: 'Stops',
    way: (minutes: number, backAt: string | undefined) =>
      `${minutes} min driving${backAt ? `, back at ${timeInWords(backAt)}` : ''}`,
    nothing: 'Nothing to do.',
    sortable: 'sortable stop',
    jobAt: (kind: JobStop['kind'], name: string) => `${kind === 'setup' ? 'setup' : 'collection'} at ${name}`,
    drag: (job: string) => `Drag ${job}`,
    earlier: (job: string) => `Move ${job} earlier`,
    later: (job: string) => `Move ${job} later`,
    toCrew: (job: string, crew: number) => `Give ${job} to crew ${crew}`,
    kinds: { setup: 'Set up', collect: 'Collect' },
    minutes: ({ inAll, base, teepees, addons, drive }: Minutes) =>
      `${inAll} min (${base} base, ${teepees} teepees${addons > 0 ? `, ${addons} add-ons` : ''}) after ${drive} min driving`,
  },
  {
    conflicts: (count) => {
      if (count === 0) return 'Sin conflictos'
      return count === 1 ? '1 conflicto' : `${count} conflictos`
    },
    instructions:
      'Presione la barra espaciadora para tomar esta parada. Muévala con las flechas y suéltela con la barra espaciadora, o presione Escape para dejarla donde estaba.',
    place: (stop, crew) => `parada ${stop} del equipo ${crew}`,
    nowhere: 'fuera de la lista',
    moved: (name, place) => `${name} ahora es la ${place}.`,
    pickedUp: (name, place) => `Tomó ${name}: ${place}.`,
    isOver: (name, place) => `${name}: ${place}.`,
    putDown: (name, place) => `${name} quedó como ${place}.`,
    isBack: (name, place) => `${name} volvió a su lugar: ${place}.`,
    crew: (crew) => `Equipo ${crew}`,
    crewOn: (crew, day) => `Equipo ${crew}, ${formatLong(day, 'es')}`,
    stops: 'Paradas',
    way: (minutes, backAt) =>
      `${minutes} min de manejo${backAt ? `, regreso: ${timeInWords(backAt, 'es')}` : ''}`,
    nothing: 'Nada que hacer.',
    sortable: 'parada que se puede mover',
    jobAt: (kind, name) => `${kind === 'setup' ? 'el montaje' : 'la recogida'} de ${name}`,
    drag: (job) => `Arrastrar ${job}`,
    earlier: (job) => `Adelantar ${job}`,
    later: (job) => `Atrasar ${job}`,
    toCrew: (job, crew) => `Pasar ${job} al equipo ${crew}`,
    kinds: { setup: 'Montar', collect: 'Recoger' },
    minutes: ({ inAll, base, teepees, addons, drive }) =>
      `${inAll} min (base ${base}, tipis ${teepees}${addons > 0 ? `, complementos ${addons}` : ''}) después de ${drive} min de manejo`,
  },
)
export type DayPlanWords = (typeof DAY_PLAN_WORDS)['en']
