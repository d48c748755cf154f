import { d, lift, stroke } from '../paper/shapes.ts'
import { trail } from '../parts/flowers.ts'

export interface Arch {
  cx: number
  /** Where its feet stand. */
  base: number
  rx: number
  top: number
}

/** Points along an arch from its left foot to its right one. */
const alongArch = ({ cx, base, rx, top }: Arch, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1)
    if (share < 0.3) return [cx - rx, base - (base - top - rx) * (share / 0.3)]
    if (share > 0.7) return [cx + rx, base - (base - top - rx) * ((1 - share) / 0.3)]
    const angle = Math.PI * (1 - (share - 0.3) / 0.4)
    return [cx + Math.cos(angle) * rx, top + rx - Math.sin(angle) * rx]
  })

/** A white arch overgrown with roses; `count` of them climb it on each of its two hoops. */
export function roseArch(
  arch: Arch,
  green: string,
  bloom: (i: number) => string,
  seed: string,
  count: number,
): string {
  const { cx, base, rx, top } = arch
  const hoop = (inset: number) =>
    d`M${cx - rx + inset} ${base}V${top + rx}A${rx - inset} ${rx - inset} 0 0 1 ${cx + rx - inset} ${top + rx}V${base}`
  return (
    lift(3, stroke(hoop(0), '#fbf3e8', 16) + stroke(hoop(26), '#f3e4d6', 7)) +
    trail(
      alongArch({ ...arch, rx: rx - 30, top: top + 30 }, count),
      green,
      (i) => bloom(i + 3),
      `${seed} within`,
    ) +
    trail(alongArch(arch, count), green, bloom, seed)
  )
}
