import { describe, expect, it } from 'vitest'
import { getEnglishPath, getPathLanguage, pathIn } from './page-path.ts'

const PAIRS = [
  ['/', '/es'],
  ['/#themes', '/es#themes'],
  ['/addons', '/es/complementos'],
  ['/themes/8/rose-garden', '/es/temas/8/rose-garden'],
  ['/review', '/es/resena'],
  ['/contact', '/es/contacto'],
  ['/newsletter', '/es/boletin'],
  ['/newsletter/confirm/abc', '/es/boletin/confirmar/abc'],
  ['/newsletter/unsubscribe/abc', '/es/boletin/cancelar/abc'],
  ['/privacy-policy', '/es/privacidad'],
  ['/terms-of-service', '/es/terminos-del-servicio'],
  ['/cookie-policy', '/es/cookies'],
  ['/accessibility', '/es/accesibilidad'],
  ['/booking', '/es/reservar'],
  ['/booking/3', '/es/reservar/3'],
  ['/booking?theme=8', '/es/reservar?theme=8'],
  ['/booking/success?booking_id=MT-1', '/es/reservar/exito?booking_id=MT-1'],
  ['/my-booking/MT-1?token=a.b', '/es/mi-reserva/MT-1?token=a.b'],
  ['/waiting-list/abc', '/es/lista-de-espera/abc'],
] as const

describe('the addresses of a page', () => {
  it.each(PAIRS)('%s is %s', (english, spanish) => {
    expect(pathIn('es', english)).toBe(spanish)
    expect(pathIn('en', english)).toBe(english)
    expect(getEnglishPath(spanish)).toBe(english)
    expect(getEnglishPath(english)).toBe(english)
    expect(getPathLanguage(spanish.replace(/[?#].*/, ''))).toBe('es')
    expect(getPathLanguage(english.replace(/[?#].*/, ''))).toBe('en')
  })

  it('leaves paths without a translation unchanged', () => {
    expect(pathIn('es', '/admin/login')).toBe('/admin/login')
    expect(pathIn('es', '/api/terms')).toBe('/api/terms')
    expect(getPathLanguage('/estates')).toBe('en')
  })

  it('knows no page at a Spanish path made of English words', () => {
    expect(getEnglishPath('/es/addons')).toBeUndefined()
    expect(getEnglishPath('/es/bookings')).toBeUndefined()
  })
})
