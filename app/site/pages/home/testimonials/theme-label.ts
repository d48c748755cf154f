/**
 * The original catalogue's themes keep their names here, even after the owner has renamed or removed them.
 */
const KNOWN_THEMES: Readonly<Record<number, string>> = {
  1: 'Boho Blossom',
  2: 'Bunny Garden',
  3: 'Blue Skies & Dreams',
  4: 'Garden of Dreams',
  7: 'Love & Glow',
  8: 'Rose Garden',
}

export function themeLabel(themeId: number | null, otherwise: string): string {
  return KNOWN_THEMES[themeId ?? 0] ?? otherwise
}
