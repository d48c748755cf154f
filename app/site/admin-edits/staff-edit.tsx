/** Where staff may change something in place: filled by the page's script for who is signed in. */
export function StaffEdit({ what }: { what: 'logo' | 'hero' | 'addon-photos' }) {
  return <div data-island={what} data-staff="" hidden />
}
