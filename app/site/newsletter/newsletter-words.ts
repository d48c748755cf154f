import { inBoth } from '#app/lib/language/in-both.ts'

/** The pages behind the links of the newsletter, and of mails that follow a booking. */
export const NEWSLETTER_LINK_WORDS = inBoth(
  {
    confirm: {
      title: 'Confirm the newsletter',
      question: 'New themes and free dates, a few times a year. Shall we write to you?',
      button: 'Yes, send it to me',
      done: 'Thank you! You are on our list.',
    },
    unsubscribe: {
      title: 'Leave the newsletter',
      question: 'One tap, and we do not send you the newsletter anymore.',
      button: 'Unsubscribe',
      done: 'You are unsubscribed. We will not send you the newsletter anymore.',
    },
    refuse: {
      title: 'No more advertising',
      question: 'One tap, and we send you no more advertising. Mails about your bookings still come.',
      button: 'Unsubscribe',
      done: 'You are unsubscribed. We will send you no more advertising.',
    },
    failed: 'That did not work. Please try again later.',
  },
  {
    confirm: {
      title: 'Confirmar el boletín',
      question: 'Temas nuevos y fechas libres, unas pocas veces al año. ¿Le escribimos?',
      button: 'Sí, quiero recibirlo',
      done: '¡Gracias! Ya está en nuestra lista.',
    },
    unsubscribe: {
      title: 'Cancelar el boletín',
      question: 'Con un toque, ya no le enviamos el boletín.',
      button: 'Cancelar la suscripción',
      done: 'Su suscripción está cancelada. Ya no le enviaremos el boletín.',
    },
    refuse: {
      title: 'Sin más publicidad',
      question:
        'Con un toque, ya no le enviamos publicidad. Los correos sobre sus reservas le seguirán llegando.',
      button: 'Darse de baja',
      done: 'Listo. Ya no le enviaremos publicidad.',
    },
    failed: 'No funcionó. Por favor, inténtelo más tarde.',
  },
)
