import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'
import { pathIn } from '../domain/site/page-path.ts'
import type { Language } from '../domain/text/language.ts'
import { tabs } from './admin/tabs.ts'

/** Returns every page for visitors, at its address in a language. */
function publicPages(language: Language): RouteConfigEntry[] {
  const at = (path: string) => pathIn(language, path).slice(1)
  const named = (id: string) => ({ id: `${id}-${language}` })
  return [
    layout('site/site-layout.tsx', named('site'), [
      language === 'en'
        ? index('site/home/home-page.tsx', named('home'))
        : route(at('/'), 'site/home/home-page.tsx', named('home')),
      route(at('/addons'), 'site/addons/addons-page.tsx', named('addons')),
      route(at('/themes/:id/:slug?'), 'site/theme/theme-page.tsx', named('theme')),
      route(at('/review'), 'site/review/review-page.tsx', named('review')),
      route(at('/contact'), 'site/home/contact/contact-page.tsx', named('contact')),
      route(at('/newsletter'), 'site/footer/newsletter-page.tsx', named('newsletter')),
      route(at('/newsletter/confirm/:token'), 'site/newsletter/confirm-page.tsx', named('confirm')),
      route(
        at('/newsletter/unsubscribe/:token'),
        'site/newsletter/unsubscribe-page.tsx',
        named('unsubscribe'),
      ),
      route(at('/privacy-policy'), 'site/legal/privacy-policy-page.tsx', named('privacy')),
      route(at('/terms-of-service'), 'site/legal/terms-of-service-page.tsx', named('terms')),
      route(at('/cookie-policy'), 'site/legal/cookie-policy-page.tsx', named('cookies')),
      route(language === 'en' ? '*' : `${at('/')}/*`, 'site/not-found/not-found-page.tsx', named('missing')),
    ]),
    layout('booking/document/booking-frame.tsx', named('booking'), [
      ...(language === 'en' ? [route('book', 'booking/wizard-route.tsx', { id: 'book' })] : []),
      route(at('/booking/success'), 'booking/success/success-route.tsx', named('success')),
      route(at('/my-booking/:reference'), 'booking/my-booking/my-booking-route.tsx', named('my-booking')),
      route(at('/waiting-list/:token'), 'booking/waiting-list/waiting-list-route.tsx', named('waiting-list')),
      route(at('/booking/:step?'), 'booking/wizard-route.tsx', named('wizard')),
    ]),
  ]
}

export default [
  ...publicPages('en'),
  ...publicPages('es'),
  layout('admin/shell/admin-area.tsx', [
    ...prefix('admin', [
      index('admin/shell/admin-index.tsx'),
      route('login', 'admin/session/login-page.tsx'),
      route('forgot-password', 'admin/session/forgot-password-page.tsx'),
      route('reset-password', 'admin/session/reset-password-page.tsx'),
      route('join', 'admin/session/join-page.tsx'),
      // Only in the browser (`.client`): until it knows the user, the layout shows a placeholder instead of the tab.
      layout(
        'admin/shell/admin-layout.tsx',
        tabs.map(({ id }) => route(id, `admin/tabs/${id}/${id}-tab.client.tsx`)),
      ),
    ]),
    route('image-manager', 'admin/image-manager/image-manager-page.tsx'),
  ]),
] satisfies RouteConfig
