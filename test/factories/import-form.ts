import type { ImportKind } from '#domain/operations/imports/import-fields.ts'

/** Returns the form that uploads a file to import. */
export function importForm(
  kind: ImportKind,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'old.csv',
): FormData {
  const form = new FormData()
  form.set('kind', kind)
  form.set('file', new File([content], name))
  return form
}

/** Returns a CSV file with a line for each record, with the columns of the first. */
export function toCsv(records: readonly Readonly<Record<string, unknown>>[]): string {
  const names = Object.keys(records[0] ?? {})
  const cell = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`
  const lines = records.map((record) => names.map((name) => cell(record[name])).join(','))
  return [names.join(','), ...lines].join('\r\n')
}

/** A party from another program, under the names of our fields. */
export const AN_OLD_PARTY = {
  bookingDate: '2027-02-13',
  partyStartTime: '5:00 PM',
  customerName: 'Maria Gomez',
  customerEmail: 'maria@example.com',
  customerPhone: '+1 (305) 555-0123',
  partyAddress: '120 Ocean Drive',
  city: 'Miami Beach',
  zipCode: '33139',
  themeId: 1,
  numberOfTeepees: 2,
  guestCount: 6,
  totalAmount: '$450.00',
  paidAmount: '$200.00',
  bookingStatus: 'Reserved',
}
