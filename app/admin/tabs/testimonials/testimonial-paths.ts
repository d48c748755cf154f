/** All of them, for staff. Visitors are given the approved ones alone. */
export const TESTIMONIALS = '/api/admin/testimonials'
