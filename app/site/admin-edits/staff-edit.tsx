/** Placeholder for something staff may edit in place: the page's script fills it for signed-in staff. */
export function StaffEdit({ what }: { what: 'logo' | 'hero' | 'addon-photos' }) {
  return <div data-island={what} data-staff="" hidden />
}
