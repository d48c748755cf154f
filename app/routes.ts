import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { tabs } from './admin/tabs.ts'

export default [
  layout('site/site-layout.tsx', [
    index('site/home/home-page.tsx'),
    route('addons', 'site/addons/addons-page.tsx'),
    route('themes/:id/:slug?', 'site/theme/theme-page.tsx'),
    route('review', 'site/review/review-page.tsx'),
    route('contact', 'site/home/contact/contact-page.tsx'),
    route('newsletter', 'site/footer/newsletter-page.tsx'),
    route('newsletter/confirm/:token', 'site/newsletter/confirm-page.tsx'),
    route('newsletter/unsubscribe/:token', 'site/newsletter/unsubscribe-page.tsx'),
    route('privacy-policy', 'site/legal/privacy-policy-page.tsx'),
    route('terms-of-service', 'site/legal/terms-of-service-page.tsx'),
    route('cookie-policy', 'site/legal/cookie-policy-page.tsx'),
    route('*', 'site/not-found/not-found-page.tsx'),
  ]),
  layout('booking/booking-layout.tsx', [
    route('book', 'booking/wizard-page.tsx', { id: 'book' }),
    route('booking/success', 'booking/success/success-page.tsx'),
    route('my-booking/:reference', 'booking/my-booking/my-booking-page.tsx'),
    route('waiting-list/:token', 'booking/waiting-list/waiting-list-page.tsx'),
    route('booking/:step?', 'booking/wizard-page.tsx'),
  ]),
  ...prefix('admin', [
    index('admin/shell/admin-index.tsx'),
    route('login', 'admin/session/login-page.tsx'),
    route('forgot-password', 'admin/session/forgot-password-page.tsx'),
    route('reset-password', 'admin/session/reset-password-page.tsx'),
    route('join', 'admin/session/join-page.tsx'),
    layout(
      'admin/shell/admin-layout.tsx',
      tabs.map(({ id }) => route(id, `admin/tabs/${id}/${id}-tab.tsx`)),
    ),
  ]),
  route('image-manager', 'admin/image-manager/image-manager-page.tsx'),
] satisfies RouteConfig
