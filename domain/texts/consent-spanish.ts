export const TEXT_CONSENT =
  'Avísenme de esta fiesta por mensaje de texto: la reserva, el saldo, el día antes y cuando el equipo esté en camino. Unos 6 mensajes. Pueden aplicarse tarifas de mensajes y datos. Responda BAJA para no recibir más.'
