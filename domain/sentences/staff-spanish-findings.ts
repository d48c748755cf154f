/** Differences from the card provider's books, by their English text; each `{}` is an amount. */
export const FINDINGS_IN_SPANISH = {
  '{} was taken, but not written down here. It is now.':
    'Se cobraron {}, pero aquí no estaban anotados. Ya lo están.',
  '{} was taken, but {} is written down here.': 'Se cobraron {}, pero aquí hay anotados {}.',
  'A refund was made at the provider, but not written down here. It is now.':
    'El proveedor hizo un reembolso que aquí no estaba anotado. Ya lo está.',
  '{} is written down as paid here, but the provider has not taken it.':
    'Aquí hay {} anotados como pagados, pero el proveedor no los cobró.',
  '{} was taken, but there is no booking for it. All of it goes back. The customer has been told.':
    'Se cobraron {}, pero no hay ninguna reserva para ese pago. Se devuelve todo. Ya se le avisó al cliente.',
  '{} was taken, but there is no booking for it. All of it goes back. We do not know whose card it was.':
    'Se cobraron {}, pero no hay ninguna reserva para ese pago. Se devuelve todo. No sabemos de quién era la tarjeta.',
  '{} was paid for a booking that is not there anymore, and nobody has decided what happens with it. Give it back at the card provider, or mark this as resolved.':
    'Se pagaron {} por una reserva que ya no existe, y nadie ha decidido qué pasa con ese dinero. Devuélvalo en el panel del proveedor de tarjetas o márquelo como atendido.',
  '{} should have gone back, but the refund failed. Try it again, or hand the money back and note it here.':
    'Se debían devolver {}, pero el reembolso falló. Inténtelo de nuevo, o devuelva el dinero directamente y anótelo aquí.',
} as const satisfies Readonly<Record<string, string>>
