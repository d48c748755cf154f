type SocialProofNotice = {
  readonly id: number
  readonly name: string
  readonly action: string
  readonly time: string
  readonly location: string
}

export const SAMPLE_NOTICES: readonly SocialProofNotice[] = [
  { id: 1, name: 'Sofia', action: 'booked Boho Blossom', time: '2 hours ago', location: 'Coral Gables' },
  { id: 2, name: 'Emily', action: 'booked Bunny Garden', time: '5 hours ago', location: 'Kendall' },
  { id: 3, name: 'Valeria', action: 'added a Movie Night', time: 'yesterday', location: 'Miami Beach' },
  { id: 4, name: 'Jasmine', action: 'booked Garden of Dreams', time: 'yesterday', location: 'Aventura' },
  { id: 5, name: 'Nicole', action: 'booked Blue Skies & Dreams', time: '2 days ago', location: 'Doral' },
  { id: 6, name: 'Hannah', action: "added a S'mores Station", time: '2 days ago', location: 'Pinecrest' },
  { id: 7, name: 'Gabriela', action: 'booked Love & Glow', time: '3 days ago', location: 'Hialeah' },
  { id: 8, name: 'Megan', action: 'booked Rose Garden', time: '4 days ago', location: 'Homestead' },
]
